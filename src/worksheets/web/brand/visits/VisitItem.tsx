import { Link } from 'react-router'
import { shownPhone } from '#accounts/phone.ts'
import { unbrokenHours } from '#base/unbroken-hours.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { BrandSheet } from '../../../brand-sheet.ts'
import { worksheetTexts } from '../../../texts.ts'
import styles from '../../worksheets.module.css'

type Props = { readonly sheet: BrandSheet; readonly to: string /** The day is everybody's: whose visit it is is said. */; readonly isOfAll: boolean }

/** A visit of the day: when, where, to whom, and how far it is. */
export function VisitItem({ sheet, to, isOfAll }: Props) {
  const t = useTexts(worksheetTexts)
  const { number, about, visit, outcome } = sheet
  const isClosed = Boolean(sheet.sheet?.closedAt)
  const window = visit?.from && visit.to ? unbrokenHours(`${visit.from}–${visit.to}`) : t('visits.noWindow')
  return (
    <Card as="li" isDense>
      <div className={styles.item}>
        <div>
          <h3>
            <Link to={to} prefetch="render">
              {`${window} ${about.customer}`}
            </Link>
          </h3>
          <p>{about.reach?.address}</p>
          {about.reach?.phone && (
            <p>
              <a href={`tel:${about.reach.phone.replaceAll(' ', '')}`}>{shownPhone(about.reach.phone)}</a>
            </p>
          )}
          <Muted>{[number, about.device, about.fault].filter(Boolean).join(' · ')}</Muted>
        </div>
        <div className={styles.itemEnd}>
          <Badge tone={isClosed ? 'soft' : 'accent'}>{t(isClosed ? 'visits.closed' : 'visits.open')}</Badge>
          {outcome && <span>{t(`outcomes.${outcome}`)}</span>}
          {isOfAll && <span>{visit?.technician?.name ?? t('visits.nobody')}</span>}
        </div>
      </div>
    </Card>
  )
}

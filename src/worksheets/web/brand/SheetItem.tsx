import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { SheetInList } from '../../brand-sheet.ts'
import { worksheetTexts } from '../../texts.ts'
import styles from '../worksheets.module.css'

type Props = {
  readonly sheet: SheetInList
  readonly to: string
  /** Null: whoever reads it saves no file. */
  readonly select: ((isOn: boolean) => void) | null
  readonly isSelected: boolean
  readonly children?: ReactNode
}

/** A sheet in the list: number, device and customer, and how far it is. */
export function SheetItem({ sheet, to, select, isSelected, children }: Props) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const { id, number, requestNumber, device, customer, identifier, openedAt, savedBy, closedAt, outcome } = sheet
  return (
    <Card as="li" isDense>
      <div className={styles.item}>
        <div>
          <h3>
            <Link to={to}>
              <Unbroken>{number}</Unbroken>
            </Link>
          </h3>
          <p>{[device, identifier].filter(Boolean).join(', ')}</p>
          <Muted>{[customer, requestNumber].filter(Boolean).join(', ')}</Muted>
          <Muted>
            {[t('brand.opened', { at: formats.dayOf(openedAt) }), savedBy ? t('brand.savedBy', { by: savedBy }) : ''].filter(Boolean).join(' · ')}
          </Muted>
        </div>
        <div className={styles.itemEnd}>
          <Badge tone={closedAt ? 'soft' : 'accent'}>{closedAt ? t('brand.closedOn', { at: formats.dayOf(closedAt) }) : t('brand.open')}</Badge>
          {outcome && <span>{t(`outcomes.${outcome}`)}</span>}
          {children}
          {select && (
            <TickField
              name={`select-${id}`}
              label={t('brand.select', { number })}
              checked={isSelected}
              onChange={({ currentTarget }) => select(currentTarget.checked)}
            />
          )}
        </div>
      </div>
    </Card>
  )
}

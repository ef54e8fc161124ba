import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { DeskPreAlert } from '../../arriving.ts'
import { preAlertDeskTexts } from '../../desk-texts.ts'
import styles from '../pre-alerts.module.css'

const viewOf = { announced: 'expected', overdue: 'overdue', arrived: 'arrived', withdrawn: 'withdrawn' } as const
const tones = { announced: 'accent', overdue: 'danger', arrived: 'soft', withdrawn: 'plain' } as const

/** One announced device at the desk; its reference leads to where it is received. */
export function ExpectedItem({ preAlert }: { readonly preAlert: DeskPreAlert }) {
  const t = useTexts(preAlertDeskTexts)
  const { id, reference, status, partner } = preAlert
  return (
    <Card as="li" isDense className={styles.item}>
      <p className={styles.top}>
        <Link className={styles.reference} to={paths.deskPreAlert(id)}>
          <Unbroken>{reference}</Unbroken>
        </Link>
        <Badge tone={tones[status]}>{t(`view.${viewOf[status]}`)}</Badge>
      </p>
      <AnnouncedFacts preAlert={preAlert} partner={partner} />
    </Card>
  )
}

/** What the partner said. */
export function AnnouncedFacts({ preAlert, partner }: { readonly preAlert: DeskPreAlert; readonly partner: string }) {
  const t = useTexts(preAlertDeskTexts)
  const { device, identifier, expectedOn, note, request } = preAlert
  return (
    <FactList
      variant="dense"
      facts={[
        [t('partner'), partner],
        [t('device'), device],
        [t('identifier'), identifier],
        [t('expectedOn'), <DateText key="day" day={expectedOn} />],
        [t('note'), note],
        [
          t('request'),
          request && (
            <DeskRequestLink key="request" id={request.crmRequestId}>
              {request.requestNumber}
            </DeskRequestLink>
          ),
        ],
      ]}
    />
  )
}

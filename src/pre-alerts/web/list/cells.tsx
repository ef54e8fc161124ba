import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { stageKey, statusTexts } from '#requests/status-texts.ts'
import type { PreAlert, PreAlertStatus } from '../../pre-alert.ts'
import { preAlertTexts } from '../../texts.ts'
import styles from '../pre-alerts.module.css'

type Props = { readonly preAlert: PreAlert }

export const ReferenceLink = ({ preAlert: { id, reference } }: Props) => (
  <Link className={styles.reference} to={paths.preAlert(id)}>
    <Unbroken>{reference}</Unbroken>
  </Link>
)

const tones = { announced: 'accent', overdue: 'danger', arrived: 'soft', withdrawn: 'plain' } as const

export function PreAlertState({ status }: { readonly status: PreAlertStatus }) {
  const t = useTexts(preAlertTexts)
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** What it became, and where that stands. */
export function BecameRequest({ request }: { readonly request: NonNullable<PreAlert['request']> }) {
  const status = useTexts(statusTexts)
  return (
    <>
      <Link to={paths.ownRequest(request.crmRequestId)}>{request.requestNumber}</Link>, {status(stageKey(request))}
    </>
  )
}

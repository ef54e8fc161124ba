import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { stageKey, statusTexts } from '#requests/status-texts.ts'
import type { OrderedRequest } from '../../order.ts'
import styles from '../orders.module.css'

type Props = { readonly request: OrderedRequest }

export const RequestLink = ({ request: { crmRequestId } }: Props) => (
  <Link className={styles.number} to={paths.ownRequest(crmRequestId)}>
    {formatRequestNumber(crmRequestId)}
  </Link>
)

export function RequestState({ request }: Props) {
  const t = useTexts(statusTexts)
  return <Badge tone={request.closed ? 'plain' : 'accent'}>{t(stageKey({ ...request, warrantyTypeId: request.warrantyType }))}</Badge>
}

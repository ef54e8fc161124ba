import { Link } from 'react-router'
import { DateText } from '#base/web/kit/DateText.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { costCentreInWords } from '#companies/cost-centre.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { stageOf } from '#requests/status.ts'
import { statusTexts } from '#requests/status-texts.ts'
import { trackingTexts } from '#tracking/texts.ts'
import { useDeviceName, useStateWords } from '#tracking/web/mine/words.ts'
import type { CompanyRequest } from '../../list.ts'
import type { ListColumn } from '../../list-address.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'

type Props = { readonly request: CompanyRequest }

export function DeviceLink({ request }: Props) {
  const nameOf = useDeviceName()
  return (
    <Link to={paths.ownRequest(request.crmRequestId)} className={styles.device}>
      {nameOf(request)}
    </Link>
  )
}

export function StateText({ request }: Props) {
  const words = useStateWords()
  return <span className={styles.state}>{words.present(request)}</span>
}

/** In a column, the short word for it. */
function StatusWord({ request: { outcome, ...request } }: Props) {
  const t = useTexts(statusTexts)
  const of = useTexts(trackingTexts)
  return <span className={styles.state}>{outcome === 'CANCELLED' ? of('outcome.CANCELLED') : t(`status.${stageOf(request)}`)}</span>
}

/** What waits for the company, else what we do next and by when. */
export function NextStep({ request }: Props) {
  const t = useTexts(companyRequestTexts)
  const next = useStateWords().next(request)
  const [first] = request.waitsFor
  if (first) return <strong className={styles.ours}>{t(`waiting.${first.kind}`)}</strong>
  return (
    <>
      {next?.step}
      {next?.when && <span className={styles.by}>{next.when}</span>}
    </>
  )
}

function References({ request: { referenceNumber, rmaNumber } }: Props) {
  const t = useTexts(companyRequestTexts)
  return (
    <>
      {referenceNumber}
      {rmaNumber && <span className={styles.by}>{t('row.rma', { number: rmaNumber })}</span>}
    </>
  )
}

const shortDay = (day: string) => <DateText day={day} as="shortDay" />

/** What a column shows of a request. */
export const cells: Readonly<Record<ListColumn, (request: CompanyRequest) => React.ReactNode>> = {
  number: ({ crmRequestId }) => <span className={styles.figures}>{formatRequestNumber(crmRequestId)}</span>,
  status: (request) => <StatusWord request={request} />,
  next: (request) => <NextStep request={request} />,
  sender: ({ sender }) => sender?.name,
  costCentre: ({ costCentre }) => costCentre && <abbr title={costCentreInWords(costCentre)}>{costCentre.code}</abbr>,
  reference: (request) => <References request={request} />,
  identifier: ({ deviceIdentifierIn }) => <span className={styles.figures}>{deviceIdentifierIn}</span>,
  kind: ({ warrantyType }) => warrantyType.name,
  received: ({ receivedTime }) => <DateText at={receivedTime} as="numericDayOf" className={styles.figures} />,
  promised: ({ promisedBy }) => promisedBy && shortDay(promisedBy),
  price: ({ quotePrice, quotePriceMost }) => quotePrice !== null && <Money forint={quotePrice} most={quotePriceMost} />,
}

import { Link } from 'react-router'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { paths } from '#paths.ts'

type Props = {
  readonly number: string
  /** Null of a collective invoice. */
  readonly crmRequestId: number | null
}

/** The number of an invoice; it leads to its request, where its document is, or to a collective invoice in the list. */
export function InvoiceLink({ number, crmRequestId }: Props) {
  return (
    <Link to={crmRequestId === null ? `${paths.finance()}?text=${encodeURIComponent(number)}` : paths.deskRequest(crmRequestId)}>
      <Unbroken>{number}</Unbroken>
    </Link>
  )
}

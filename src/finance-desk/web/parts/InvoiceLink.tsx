import { Link } from 'react-router'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { paths } from '#paths.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'

type Props = {
  readonly number: string
  /** Null of a collective invoice. */
  readonly crmRequestId: number | null
}

/** The number of an invoice; it leads to its request, where its document is, or to a collective invoice in the list. */
export function InvoiceLink({ number, crmRequestId }: Props) {
  const words = <Unbroken>{number}</Unbroken>
  if (crmRequestId === null) return <Link to={`${paths.finance()}?text=${encodeURIComponent(number)}`}>{words}</Link>
  return <DeskRequestLink id={crmRequestId}>{words}</DeskRequestLink>
}

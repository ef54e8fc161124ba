import { Link } from 'react-router'
import { paths } from '#paths.ts'

/** The number of an invoice; it leads to its request, where its document is. */
export function InvoiceLink({ number, crmRequestId }: { readonly number: string; readonly crmRequestId: number }) {
  return <Link to={paths.deskRequest(crmRequestId)}>{number}</Link>
}

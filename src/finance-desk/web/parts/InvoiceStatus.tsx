import { Badge } from '#base/web/kit/Badge.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { asksForMoney } from '#invoices/invoice.ts'
import type { InvoiceRow } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'

type Props = { readonly invoice: Pick<InvoiceRow, 'kind' | 'cancelled' | 'overdue' | 'status' | 'number' | 'waiting'> }

/** How an invoice stands, in a word. */
export function InvoiceStatus({ invoice: { kind, cancelled, overdue, status, number, waiting } }: Props) {
  const t = useTexts(financeTexts)
  if (cancelled) return <Badge>{t('status.cancelled')}</Badge>
  if (waiting && number === null) return <Badge>{t('status.preparing')}</Badge>
  if (overdue) return <Badge tone="danger">{t('status.overdue')}</Badge>
  if (!asksForMoney(kind)) return <Badge>{t('status.issued')}</Badge>
  return <Badge tone={status === 'paid' ? 'soft' : 'plain'}>{t(`status.${status}`)}</Badge>
}

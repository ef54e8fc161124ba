import type { ReadContext } from '#context.ts'
import { matchTransfers } from '../../transfer-match.ts'
import { referencesIn } from '../../transfer-reference.ts'
import type { TransferRow } from '../../transfers.ts'
import { type DueRow, duesOf } from './due-store.ts'
import { type LineRow, paidInvoices, partsOf } from './statement-store.ts'

type Parts = TransferRow['parts']

/** Lines of statements as the desk sees them: the open ones with what they seem to pay, the confirmed ones with what they paid. */
export async function transferDtos({ tx }: Pick<ReadContext, 'tx'>, lines: readonly LineRow[]): Promise<TransferRow[]> {
  const open = lines.filter(({ state }) => state === 'open')
  const dues =
    open.length === 0
      ? []
      : await duesOf(tx, { references: [...new Set(open.flatMap(({ text }) => referencesIn(text)))], amounts: open.map(({ amount }) => amount) })
  const matches = new Map(matchTransfers(open, dues).map(({ transfer, match }) => [transfer.id, match]))
  const paid = await paidParts(tx, lines)
  return lines.map(({ returnedAt, ...line }) => {
    const match = matches.get(line.id)
    return {
      ...line,
      returned: returnedAt !== null,
      parts: paid.get(line.id) ?? [],
      proposal: match ? { ...match, parts: proposedParts(match.parts, dues) } : null,
    }
  })
}

function proposedParts(parts: readonly { invoiceId: number; amount: number }[], dues: readonly DueRow[]): Parts {
  return parts.flatMap(({ invoiceId, amount }) => {
    const due = dues.find((one) => one.invoiceId === invoiceId)
    if (!due) return []
    const { number, requestId: crmRequestId, buyerName: buyer, outstanding } = due
    return [{ invoiceId, number, crmRequestId, buyer, amount, outstanding }]
  })
}

async function paidParts(tx: ReadContext['tx'], lines: readonly LineRow[]): Promise<Map<number, Parts>> {
  const confirmed = lines.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  const parts = confirmed.length === 0 ? [] : await partsOf(tx, confirmed)
  const invoices = parts.length === 0 ? [] : await paidInvoices(tx, [...new Set(parts.map(({ invoiceId }) => invoiceId))])
  const byLine = new Map<number, Parts>()
  for (const { lineId, invoiceId, amount } of parts) {
    const invoice = invoices.find(({ id }) => id === invoiceId)
    if (!invoice) continue
    const { number, requestId: crmRequestId, buyer, outstanding } = invoice
    byLine.set(lineId, [...(byLine.get(lineId) ?? []), { invoiceId, number, crmRequestId, buyer, amount, outstanding }])
  }
  return byLine
}

/** One line as it stands now. */
export async function transferDto(ctx: Pick<ReadContext, 'tx'>, line: LineRow): Promise<TransferRow> {
  const [dto] = await transferDtos(ctx, [line])
  if (!dto) throw new Error(`Statement line ${line.id} is not there`)
  return dto
}

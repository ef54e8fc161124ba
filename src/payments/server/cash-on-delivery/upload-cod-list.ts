import { employeeIdOf } from '#accounts/who.ts'
import type { OutsideCall, OutsideContext, TransactionContext } from '#context.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { lockOwed } from '#invoices/server/settlement-store.ts'
import { roundedToCash } from '#site/figures.ts'
import { bookedAt } from '../booked-at.ts'
import { readCodUpload } from '../reading/read-upload.ts'
import { theUpload } from '../reading/the-upload.ts'
import type { CodLine, CodList } from './cod-list.ts'
import { insertCodLine, insertCodList, type KnownParcel, lockCodLists, parcelsOf, unknownLines } from './cod-store.ts'

/**
 * What a courier collected and paid out. A parcel whose amount is what was due closes its invoice; everything else is a difference that a person
 * looks at. A parcel that stood in an earlier list is passed over.
 */
export async function uploadCodList(ctx: OutsideContext & OutsideCall) {
  const upload = theUpload(ctx)
  const list = await readCodUpload(upload)
  const outcomes = await ctx.transaction((own) => takeList(own, list, { fileName: upload.name, by: employeeIdOf(ctx) }))
  const settled = outcomes.filter((outcome) => outcome === 'settled').length
  const { courier, lines, skipped } = list
  return { courier, read: lines.length, new: outcomes.length, skipped, settled, differing: outcomes.length - settled }
}

type Upload = { fileName: string; by: number }

async function takeList(ctx: TransactionContext, list: CodList, { fileName, by }: Upload) {
  const { tx, now } = ctx
  await lockCodLists(tx)
  const fresh = await unknownLines(tx, list)
  const listId = await insertCodList(tx, { list, fileName, isNew: fresh.length, by, now })
  const parcels = await parcelsOf(tx, list.courier, fresh)
  const known = fresh.map((line) => ({ line, parcel: parcelOf(line, parcels) }))
  const outcomes: ('settled' | 'otherAmount' | 'unknownParcel' | 'nothingDue')[] = []
  // Invoices are locked in one order, whoever brings money.
  for (const one of known.toSorted((a, b) => (a.parcel?.openInvoices[0] ?? 0) - (b.parcel?.openInvoices[0] ?? 0)))
    outcomes.push(await takeLine(ctx, list, listId, one))
  return outcomes
}

const parcelOf = ({ trackingNumber, clientReference }: CodLine, parcels: readonly KnownParcel[]) =>
  parcels.find((parcel) => parcel.trackingNumber === trackingNumber) ??
  parcels.find((parcel) => clientReference !== null && parcel.clientReference === clientReference)

async function takeLine(
  ctx: TransactionContext,
  { courier, paidOn }: CodList,
  listId: number,
  { line, parcel }: { line: CodLine; parcel: KnownParcel | undefined },
) {
  const { tx, now } = ctx
  const due = parcel ? await whatIsDue(ctx, parcel) : null
  const invoiceId = due?.invoiceId ?? null
  const expected = due?.expected ?? null
  const outcome = !parcel
    ? 'unknownParcel'
    : expected === null
      ? 'nothingDue'
      : invoiceId !== null && expected === line.amount
        ? 'settled'
        : 'otherAmount'
  const id = await insertCodLine(tx, { ...line, listId, courier, requestId: parcel?.requestId ?? null, invoiceId, expected, outcome, readAt: now })
  if (outcome === 'settled' && invoiceId !== null) {
    const at = paidOn === null ? now : bookedAt(paidOn, now)
    await settleInvoice(ctx, { invoiceId, source: 'cashOnDelivery', amount: line.amount, reference: `codLine ${id}`, at })
  }
  return outcome
}

/** What should have been collected in cash. One invoice is settled by itself; what several should have made is for a person to divide. */
async function whatIsDue({ tx }: TransactionContext, { openInvoices, lastInvoice, cashOnDelivery }: KnownParcel) {
  const [only] = openInvoices
  if (only === undefined) return { invoiceId: lastInvoice, expected: null }
  if (openInvoices.length > 1) return { invoiceId: null, expected: cashOnDelivery }
  const owed = (await lockOwed(tx, only)) ?? 0
  return { invoiceId: only, expected: owed > 0 ? roundedToCash(owed) : null }
}

import { nameInWords } from '#accounts/name-in-words.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { compensationsApi } from '../compensations.api.ts'
import { compensationsOfList } from './compensation-list-store.ts'
import { mayTakeBack } from './compensation-rules.ts'
import { countOpen } from './compensation-store.ts'

/** For the finance desk: what of lost parcels is to be paid, waits for an account, or was paid. */
export async function listCompensations({ tx, now, language }: ReadContext & Call, { query }: Input<typeof compensationsApi.listCompensations>) {
  const { list, after, size } = query
  const [rows, counts] = await Promise.all([compensationsOfList(tx, { list, after, size }), after === undefined ? countOpen(tx) : null])
  const page = rows.slice(0, size)
  const today = budapestDay(now)
  return {
    compensations: page.map(({ requestId, companyName, firstName, middleName, lastName, decidedAt, paidAt, account, ...row }) => ({
      crmRequestId: requestId,
      version: row.version,
      // Who was erased has no name but that of the account.
      customer: companyName || nameInWords(language, { firstName, middleName, lastName }) || (row.holder ?? ''),
      amount: row.amount,
      leg: row.leg,
      why: row.why,
      decidedAt: decidedAt.toString(),
      account: account || null,
      holder: row.holder || null,
      dueOn: row.dueOn,
      isLate: paidAt === null && row.dueOn !== null && row.dueOn < today,
      paidOn: row.paidOn,
      reference: row.reference,
      mayTakeBack: mayTakeBack({ paidAt, account }, now),
    })),
    next: rows.length > size ? (page.at(-1)?.requestId ?? null) : null,
    counts,
  }
}

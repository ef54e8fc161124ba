import { employeeIdOf } from '#accounts/who.ts'
import { addDays, budapestDay } from '#calendar/calendar.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { readProviderUpload } from '../reading/read-upload.ts'
import { theUpload } from '../reading/the-upload.ts'
import { compareWithList } from './compare-with-list.ts'
import { insertProviderList, lockProviderLists } from './provider-list-store.ts'

/**
 * Takes a provider's list of its transactions. It tells of the days from its first to its last transaction, but for a day that is not over: what comes
 * after the list was downloaded would seem to be missing. The same list again changes nothing; a newer one says how a transaction ended.
 * @throws Refusal TABLE_NOT_KNOWN, TABLE_NOT_READABLE, TABLE_TOO_LONG, PROVIDER_LIST_TOO_EARLY
 */
export async function uploadProviderList(ctx: OutsideContext & OutsideCall) {
  const upload = theUpload(ctx)
  const list = await readProviderUpload(upload)
  const days = list.lines.map(({ day }) => day).toSorted()
  const yesterday = addDays(budapestDay(ctx.now), -1)
  const firstDay = days.at(0) ?? yesterday
  const lastDay = [days.at(-1) ?? yesterday, yesterday].toSorted().at(0) ?? yesterday
  if (lastDay < firstDay) throw new Refusal('PROVIDER_LIST_TOO_EARLY', { fields: [{ path: upload.field, code: 'PROVIDER_LIST_TOO_EARLY' }] })
  const { provider, lines, skipped } = list
  return ctx.transaction(async (own) => {
    await lockProviderLists(own.tx)
    const taken = { list, firstDay, lastDay, fileName: upload.name, by: employeeIdOf(ctx), now: own.now }
    const fresh = await insertProviderList(own.tx, taken)
    const { compared } = await compareWithList({ tx: own.tx, language: ctx.language }, { provider, from: firstDay, to: lastDay })
    const open = compared.filter(({ noted }) => noted === null)
    const differing = [...new Set(open.map(({ day }) => day))]
      .slice(0, 31)
      .map((day) => ({ day, count: open.filter((one) => one.day === day).length }))
    return { provider, firstDay, lastDay, read: lines.length, new: fresh, skipped, differing }
  })
}

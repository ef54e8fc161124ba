import type { Input, Output } from '#base/endpoint.ts'
import { addDays } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { auditSources } from '../../desk-person.ts'
import type { personalDataApi } from '../../personal-data.api.ts'
import { auditEntries } from './audit-store.ts'

type Query = Input<typeof personalDataApi.listAudit>['query']

/** A day in Budapest begins there. */
const beginOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime('Europe/Budapest').toInstant().toString()

function cursorOf(after: Query['after']) {
  const [at, source, id] = after?.split('-') ?? []
  const known = auditSources.find((one) => one === source)
  return at && known && id ? { at, source: known, id: Number(id) } : undefined
}

/** Every entry of the audit, whatever it is about, in one order. */
export async function listAudit(
  { tx, language }: ReadContext & Call,
  { query }: Input<typeof personalDataApi.listAudit>,
): Promise<Output<typeof personalDataApi.listAudit>> {
  const { after, size, source, by, crmRequestId, from, to } = query
  const range = { from: from && beginOf(from), until: to && beginOf(addDays(to, 1)) }
  const filters = { after: cursorOf(after), size, source, by: by || undefined, crmRequestId, ...range }
  const rows = await auditEntries(tx, filters, source ? [source] : auditSources, language)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    entries: page.map(({ at, epoch: _, by: name, colleague, about, keysBefore, keysAfter, ...rest }) => ({
      ...rest,
      at: at.toString(),
      by: name ?? '',
      colleague: colleague ?? '',
      about: about ?? '',
      given: (keysAfter ?? []).filter((key) => !keysBefore?.includes(key)),
      taken: (keysBefore ?? []).filter((key) => !keysAfter?.includes(key)),
    })),
    next: rows.length > size && last ? `${last.epoch}-${last.source}-${last.id}` : null,
  }
}

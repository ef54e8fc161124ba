import { requireOwner } from '#accounts/server/own-account.ts'
import { reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { devicesApi } from '../devices.api.ts'
import { deviceOf } from './device-dto.ts'
import { devicesOf, replacedRequestsOf, requestsAbout } from './device-store.ts'
import { placeOf, replacementOf } from './replacement.ts'

/** One's own devices, and those of the company one looks after. Somebody else's account is not there (404), just as one that does not exist. */
export async function listDevices(ctx: ReadContext & Call, { params, query }: Input<typeof devicesApi.listDevices>) {
  const { tx, now, language } = ctx
  const reach = reachOf(requireOwner(ctx, params.id))
  const { after, size } = query
  const rows = await devicesOf(tx, reach, { after, size })
  const page = rows.slice(0, size)
  const replacements = page.length === 0 ? [] : (await replacedRequestsOf(tx, reach)).flatMap(replacementOf)
  const identifiers = page.flatMap(({ identifier }) => {
    const { by } = placeOf(replacements, identifier)
    return by ? [identifier, by.identifier] : [identifier]
  })
  const requests = page.length === 0 ? [] : await requestsAbout(tx, reach, identifiers, language)
  const about = (wanted: string | undefined) => requests.filter(({ identifier }) => identifier === wanted)
  const today = budapestDay(now)
  return {
    devices: page.flatMap(({ identifier, count }) => {
      const [last, ...earlier] = about(identifier)
      const place = placeOf(replacements, identifier)
      return last ? [deviceOf([last, ...earlier], { count, today, place, later: about(place.by?.identifier) })] : []
    }),
    next: rows.length > size ? (page.at(-1)?.newestId ?? null) : null,
  }
}

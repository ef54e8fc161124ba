import { nameInWords } from '#accounts/name-in-words.ts'
import { employeeIdOf } from '#accounts/who.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { addressOfOwner, deviceOfOwner } from '../../alone.ts'
import type { KindDefinition } from '../../kind.ts'
import { inOrderOfPlace } from '../../visit.ts'
import { shownSheet } from '../brand/show-sheet.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import { sheetsOfDay, sheetsWithoutDay, techniciansOf } from './visit-store.ts'

type Asked = { readonly day?: Day | undefined; readonly technician?: number | 'all' | undefined }

/** A technician's day with its sheets whole, so that a phone can keep them, in the order of places; and what waits for a day. */
export async function listDay(ctx: ReadContext & Call, kind: KindDefinition, { day = budapestDay(ctx.now), technician }: Asked) {
  const technicianId = technician === 'all' ? null : (technician ?? employeeIdOf(ctx))
  const found = await sheetsOfDay(ctx.tx, kind.kind, day, technicianId)
  const ordered = inOrderOfPlace(
    found.map((sheet) => ({ sheet, from: sheet.visitFrom, postalCode: sheet.ownerPostalCode, city: sheet.ownerCity, street: sheet.ownerStreet })),
  )
  const technicians = await techniciansOf(ctx.tx, kind.keys.edit)
  return {
    day,
    today: budapestDay(ctx.now),
    technicianId,
    visits: await Promise.all(ordered.map(({ sheet }) => shownSheet(ctx, kind, sheet))),
    kilometres: found.reduce((sum, sheet) => sum + Number(storedFieldsOf(sheet).kilometres ?? 0), 0),
    technicians: technicians.map((one) => ({ id: one.id, name: nameInWords(ctx.language, one) })),
    withoutDay: (await sheetsWithoutDay(ctx.tx, kind.kind)).map((sheet) => ({
      id: sheet.id,
      number: sheet.number,
      customer: sheet.ownerName,
      address: addressOfOwner({ postalCode: sheet.ownerPostalCode, city: sheet.ownerCity, street: sheet.ownerStreet }),
      device: deviceOfOwner({ brand: sheet.deviceBrand, type: sheet.deviceType, group: sheet.deviceGroup }),
      fault: sheet.reportedFault,
    })),
  }
}

import type { Language } from '#base/languages.ts'
import type { Day } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { nameInWords } from '#requests/in-words.ts'
import type { DeskRequest } from '../../desk-request.ts'
import type { DeskRow } from '../../queue.ts'
import type { DeskRowOfStore } from './desk-row-store.ts'

type Held = Pick<DeskRowOfStore, 'holdReason' | 'holdSince'>
export const holdOf = ({ holdReason, holdSince }: Held): DeskRequest['hold'] =>
  holdReason === null || holdSince === null ? null : { reason: holdReason, since: holdSince.toString() }

type Assigned = Pick<DeskRowOfStore, 'assignedAccountId' | 'employeeFirstName' | 'employeeMiddleName' | 'employeeLastName'>
export const assignedOf = (
  language: Language,
  { assignedAccountId: id, employeeFirstName, employeeMiddleName, employeeLastName }: Assigned,
): DeskRequest['assigned'] =>
  id === null
    ? null
    : {
        id,
        name: nameInWords(language, { firstName: employeeFirstName ?? '', middleName: employeeMiddleName ?? '', lastName: employeeLastName ?? '' }),
      }

/** A request in one line; a company comes before its contact. */
export const deskRowOf = (row: DeskRowOfStore, language: Language, today: Day): DeskRow => ({
  crmRequestId: row.id,
  gsmWorksheetId: row.gsmWorksheetId,
  version: row.version,
  status: row.status,
  outcome: row.outcome,
  closed: row.closedAt !== null,
  receivedTime: row.receivedAt.toString(),
  warrantyTypeId: row.warrantyTypeId,
  brand: row.brandName,
  device: deviceName(row),
  identifier: row.identifier,
  customer: [row.companyName, nameInWords(language, row)].filter(Boolean).join(', '),
  pickupDay: row.pickupDay,
  dueOn: row.dueOn,
  waitsForCustomer: row.closedAt === null && row.waitsForCustomer,
  late: row.closedAt === null && row.dueOn !== null && row.dueOn < today,
  hold: holdOf(row),
  assigned: assignedOf(language, row),
})

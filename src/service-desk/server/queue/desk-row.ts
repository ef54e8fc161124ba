import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import type { Language } from '#base/languages.ts'
import { type Day, type WorkCalendar, workdaysBetween } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { silentUntil } from '#courier/silence.ts'
import { maxNotices } from '#requests/promise.ts'
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
        name: nameInWords(language, { firstName: employeeFirstName, middleName: employeeMiddleName, lastName: employeeLastName }),
      }

type Due = Pick<DeskRowOfStore, 'closedAt' | 'dueOn' | 'firstDueOn' | 'lateNotices'>

/** Against the first promise, until the step is done (GAPS D17). */
export function latenessOf(row: Due, { calendar, today }: Pick<Reader, 'calendar' | 'today'>): Pick<DeskRow, 'late' | 'daysLate' | 'mustWrite'> {
  const { closedAt, dueOn, firstDueOn, lateNotices } = row
  if (closedAt !== null || firstDueOn === null || firstDueOn >= today) return { late: false, daysLate: 0, mustWrite: false }
  const hasPassed = dueOn !== null && dueOn < today
  return { late: true, daysLate: workdaysBetween(calendar, firstDueOn, today), mustWrite: hasPassed && lateNotices >= maxNotices }
}

type Reader = { readonly language: Language; readonly today: Day; readonly calendar: WorkCalendar }

/** A request in one line; a company comes before its contact. */
export const deskRowOf = (row: DeskRowOfStore, reader: Reader): DeskRow => ({
  crmRequestId: row.id,
  gsmWorksheetId: row.gsmWorksheetId,
  version: row.version,
  status: row.status,
  afterCancelling: row.afterCancelling,
  outcome: row.outcome,
  closed: row.closedAt !== null,
  receivedTime: row.receivedAt.toString(),
  warrantyTypeId: row.warrantyTypeId,
  brand: row.brandName,
  device: deviceName(row),
  identifier: row.identifier,
  customer: [row.companyName && fullCompanyName(row.companyName, row.businessForm), nameInWords(reader.language, row)].filter(Boolean).join(', '),
  pickupDay: row.pickupDay,
  dueOn: row.dueOn,
  waitsForCustomer: row.closedAt === null && row.waitsForCustomer,
  firstDueOn: row.firstDueOn,
  ...latenessOf(row, reader),
  noNewsSince: row.closedAt === null && row.newsOn !== null && row.newsOn <= silentUntil(reader.calendar, reader.today) ? row.newsOn : null,
  hold: holdOf(row),
  assigned: assignedOf(reader.language, row),
})

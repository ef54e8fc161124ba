import { type InferResult, sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import { asOneStatement, type PartRow, part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { pickupWithdrawal } from '#courier/server/shipment-store.ts'
import type { DB } from '#db/schema.ts'
import { documentsPart } from '#documents/server/document-store.ts'
import type { AgreedText } from '#requests/agreed-texts.ts'
import { takenBackBy } from '#requests/server/history-store.ts'
import { afterCancelling, leavesOnTerms } from '#requests/server/owed-invoice-store.ts'
import { summaryColumns, summaryInstants } from '#requests/server/promise/expected-step.ts'
import { promisesOfRequest } from '#requests/server/promise/promise-store.ts'
import { summaryPart, withAddresses } from '#requests/server/request-summary-store.ts'
import type { RequestStatus } from '#requests/status.ts'
import type { HoldReason } from '../../hold.ts'
import { notesOfRequest } from './note-store.ts'

type About = { readonly requestId: number }

/** What only employees are told of a request, beside what emails and documents tell. */
const deskFacts = (tx: ReadDb<DB>, { requestId }: About) =>
  tx
    .selectFrom('requests')
    .leftJoin('accounts as employees', 'employees.id', 'requests.assignedAccountId')
    .leftJoin('accounts as owners', 'owners.id', 'requests.accountId')
    .leftJoin('requests as earlier', 'earlier.id', 'requests.prevCrmRequestId')
    .select([
      'requests.accountId',
      'requests.companyId',
      'requests.costCentreId',
      'requests.customerType',
      'requests.gsmWorksheetId',
      'requests.brandId',
      'requests.identifierGenerated',
    ])
    .select(['requests.arrivedAt', 'requests.readyAt', 'requests.handedBackAt', 'requests.collectedAt'])
    .select([
      'requests.holdReason',
      'requests.holdSince',
      'requests.promisedBy',
      'requests.firstPromisedBy',
      'requests.firstDueOn',
      'requests.dueOn',
      'requests.lateNotices',
      'requests.assignedAccountId',
    ])
    .select(summaryColumns.map((column) => `requests.${column}` as const))
    .select([leavesOnTerms.as('leavesOnTerms'), afterCancelling.as('afterCancelling'), pickupWithdrawal.as('pickupWithdrawal')])
    .select(['requests.prevCrmRequestId', 'owners.restrictedAt', 'employees.firstName as employeeFirstName'])
    .select(['employees.middleName as employeeMiddleName', 'employees.lastName as employeeLastName'])
    .select(sql<string | null>`coalesce(earlier.gsm_worksheet_id, requests.prev_gsm_worksheet_id)`.as('previousWorksheetId'))
    .where('requests.id', '=', requestId)
    .$narrowType<{ customerType: CustomerType; holdReason: HoldReason | null }>()
export type DeskFacts = InferResult<ReturnType<typeof deskFacts>>[number]
const factInstants = {
  ...({ arrivedAt: true, readyAt: true, handedBackAt: true, collectedAt: true, holdSince: true, restrictedAt: true } as const),
  ...summaryInstants,
}

/** What the customer said yes to on the telephone, and who read it out. */
export const readOutConsentsOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('requestConsents')
    .innerJoin('textVersions', 'textVersions.id', 'requestConsents.textVersionId')
    .innerJoin('accounts', 'accounts.id', 'requestConsents.readByAccountId')
    .select(['textVersions.kind as text', 'textVersions.validFrom', 'requestConsents.givenAt'])
    .select(['accounts.firstName', 'accounts.middleName', 'accounts.lastName'])
    .where('requestConsents.requestId', '=', requestId)
    .where('requestConsents.channel', '=', 'telephone')
    .orderBy('requestConsents.textVersionId')
    .$narrowType<{ text: AgreedText }>()
    .execute()

/** The newest ten; a generated number says nothing about the device. */
const sameDevice = (tx: ReadDb<DB>, { requestId }: About) =>
  tx
    .selectFrom('requests')
    .select(['id as crmRequestId', 'gsmWorksheetId'])
    .where('identifier', '=', ({ selectFrom }) => selectFrom('requests as this').select('this.identifier').where('this.id', '=', requestId))
    .where('identifierGenerated', '=', false)
    .where('id', '<>', requestId)
    .orderBy('receivedAt', 'desc')
    .limit(10)

/** Everything that happened, in the order it was written, with who did it. */
const wholeHistory = (tx: ReadDb<DB>, { requestId }: About) =>
  tx
    .selectFrom('requestHistory')
    .leftJoin('accounts', 'accounts.id', 'requestHistory.byAccountId')
    .select(['requestHistory.id', 'requestHistory.step', 'requestHistory.code', 'requestHistory.status', 'requestHistory.at'])
    .select(['requestHistory.byKind', 'requestHistory.note', 'requestHistory.internal'])
    .select((line) => takenBackBy(line).as('undoneBy'))
    .select(['accounts.firstName', 'accounts.middleName', 'accounts.lastName'])
    .where('requestHistory.requestId', '=', requestId)
    .orderBy('requestHistory.id')
    .$narrowType<{ status: RequestStatus; byKind: 'customer' | 'staff' | 'system' }>()

const spread = { isSpread: true }

const historyPart = part(wholeHistory, { at: 'text' }, spread)
export type WholeHistoryRow = PartRow<typeof historyPart>

const whole = asOneStatement({
  summaries: summaryPart,
  facts: part(deskFacts, factInstants, spread),
  history: historyPart,
  notes: part(notesOfRequest, { at: true }, spread),
  sameDevice: part(sameDevice, {}, spread),
  promises: part(promisesOfRequest, { madeAt: true, endedAt: true }, spread),
  documents: documentsPart,
})

/** All of a request that its screen shows whatever its state, in one statement; undefined: there is none. */
export async function readDeskRequest(tx: ReadDb<DB>, requestId: number, readIn: Language) {
  const { summaries, facts: allFacts, ...lists } = await whole(tx, { requestId, readIn })
  const [[summary], [facts]] = [summaries, allFacts]
  return summary && facts && { summary: withAddresses(summary), facts, ...lists }
}

import { sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import { compiledRead, compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { AgreedText } from '#requests/agreed-texts.ts'
import { takenBackBy } from '#requests/server/history-store.ts'
import { summaryColumns } from '#requests/server/promise/expected-step.ts'
import type { RequestStatus } from '#requests/status.ts'
import type { HoldReason } from '../../hold.ts'

/** What only employees are told of a request, beside what emails and documents tell. */
export const findDeskRequest = compiledRow((tx: ReadDb<DB>, { id }: { id: number }) =>
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
    .select(['requests.prevCrmRequestId', 'requests.requestSourceId', 'owners.restrictedAt', 'employees.firstName as employeeFirstName'])
    .select(['employees.middleName as employeeMiddleName', 'employees.lastName as employeeLastName'])
    .select(sql<string | null>`coalesce(earlier.gsm_worksheet_id, requests.prev_gsm_worksheet_id)`.as('previousWorksheetId'))
    .where('requests.id', '=', id)
    .$narrowType<{ customerType: CustomerType; holdReason: HoldReason | null }>(),
)
export type DeskFacts = NonNullable<Awaited<ReturnType<typeof findDeskRequest>>>

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
export const requestsOfDevice = compiledRead((tx: ReadDb<DB>, { id }: { id: number }) =>
  tx
    .selectFrom('requests')
    .select(['id as crmRequestId', 'gsmWorksheetId'])
    .where('identifier', '=', ({ selectFrom }) => selectFrom('requests as this').select('this.identifier').where('this.id', '=', id))
    .where('identifierGenerated', '=', false)
    .where('id', '<>', id)
    .orderBy('receivedAt', 'desc')
    .limit(10),
)

/** Everything that happened, in the order it was written, with who did it. */
export const wholeHistoryOf = compiledRead((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('requestHistory')
    .leftJoin('accounts', 'accounts.id', 'requestHistory.byAccountId')
    .select(['requestHistory.id', 'requestHistory.step', 'requestHistory.code', 'requestHistory.status', 'requestHistory.at'])
    .select(['requestHistory.byKind', 'requestHistory.note', 'requestHistory.internal'])
    .select((line) => takenBackBy(line).as('undoneBy'))
    .select(['accounts.firstName', 'accounts.middleName', 'accounts.lastName'])
    .where('requestHistory.requestId', '=', requestId)
    .orderBy('requestHistory.id')
    .$narrowType<{ status: RequestStatus; byKind: 'customer' | 'staff' | 'system' }>(),
)
export type WholeHistoryRow = Awaited<ReturnType<typeof wholeHistoryOf>>[number]

import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { IdentifierKind } from '#requests/identifier.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'

/** What the workshop asks of a request. */
export type WorkshopRequest = {
  id: number
  accountId: number | null
  companyId: number | null
  costCentreId: number | null
  status: RequestStatus
  outcome: Outcome | null
  version: number
  closedAt: Temporal.Instant | null
  arrivedAt: Temporal.Instant | null
  readyAt: Temporal.Instant | null
  handedBackAt: Temporal.Instant | null
  language: Language
  warrantyTypeId: number
  identifier: string
  identifierKind: IdentifierKind
  identifierGenerated: boolean
  imei2: string | null
  accessoryIds: number[]
  accessoriesOther: string | null
  gsmWorksheetId: string | null
  brandSlug: string
  /** What the brand calls its lock, in Hungarian; null: it has none. */
  locatorName: string | null
}

const requests = (tx: ReadDb<DB>, language: Language | RawBuilder<Language>) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .select([
      'requests.id',
      'requests.accountId',
      'requests.companyId',
      'requests.costCentreId',
      'status',
      'outcome',
      'version',
      'closedAt',
      'arrivedAt',
      'readyAt',
      'handedBackAt',
      'language',
      'warrantyTypeId',
    ])
    .select(['identifier', 'identifierKind', 'identifierGenerated', 'imei2', 'accessoryIds', 'accessoriesOther', 'gsmWorksheetId'])
    .select('brands.slug as brandSlug')
    .select(inLanguage('brands.locator_names', language).$castTo<string | null>().as('locatorName'))
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; language: Language; identifierKind: IdentifierKind }>()

/** @param language of the brand's word for its lock */
export const findWorkshopRequest = (tx: ReadDb<DB>, id: number, language: Language = 'hu'): Promise<WorkshopRequest | undefined> =>
  found(tx, { id, language })

/** In Hungarian. */
export const workshopRequestPart = part(
  (tx: ReadDb<DB>, { requestId }: { requestId: number }) => requests(tx, 'hu').where('requests.id', '=', requestId),
  {
    closedAt: true,
    arrivedAt: true,
    readyAt: true,
    handedBackAt: true,
  },
)

const found = compiledRow((tx: ReadDb<DB>, { id, language }: { id: number; language: Language }) =>
  requests(tx, sql<Language>`${language}::text`).where('requests.id', '=', id),
)

const locked = compiledRow((tx: ReadDb<DB>, { id }: { id: number }) => requests(tx, 'hu').where('requests.id', '=', id).forUpdate('requests'))

/** Nobody else receives, saves or finishes anything of this request until the transaction ends. */
export const lockWorkshopRequest = (tx: ReadDb<DB>, id: number): Promise<WorkshopRequest | undefined> => locked(tx, { id })

/** The same of the request of a worksheet; none where the sheet has none. */
export const lockRequestOfSheet = compiledRow((tx: ReadDb<DB>, { kind, id }: { kind: string; id: number }) =>
  requests(tx, 'hu')
    .where('requests.id', '=', tx.selectFrom('worksheets').select('requestId').where('kind', '=', kind).where('id', '=', id).$asScalar())
    .forUpdate('requests'),
)

/** The request of a worksheet number. */
export async function requestOfWorksheet(tx: ReadDb<DB>, worksheetId: string): Promise<number | null> {
  const found = await tx.selectFrom('requests').select('id').where('gsmWorksheetId', '=', worksheetId).executeTakeFirst()
  return found?.id ?? null
}

import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { asWorksheetNumber } from '#requests/worksheet-number.ts'
import type { LinkRequest } from '../link-request.ts'

/** The request somebody names, if they know its e-mail address too; with both numbers given, both must be its own. */
export async function findRequestOfOwner(tx: ReadDb<DB>, { crmRequestId, gsmWorksheetId, email }: LinkRequest): Promise<number | null> {
  if (crmRequestId === null && gsmWorksheetId === null) return null
  const found = await tx
    .selectFrom('requests')
    .select('id')
    .where((eb) => eb.fn('lower', ['email']), '=', email)
    .$if(crmRequestId !== null, (query) => query.where('id', '=', crmRequestId ?? 0))
    .$if(gsmWorksheetId !== null, (query) => query.where('gsmWorksheetId', '=', asWorksheetNumber(gsmWorksheetId ?? '')))
    .executeTakeFirst()
  return found?.id ?? null
}

/** What the email with the link says. */
export const findAddressee = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select(['requests.email', 'requests.language', 'requests.brandId', 'brands.name as brandName'])
    .select((eb) => eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'))
    .where('requests.id', '=', requestId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()

import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { Price } from '../price.ts'

/** What makes two rows prices of the same thing: of those in force the one published last for the latest day holds. */
const subjectColumns = ['kind', 'brandId', 'productGroupId', 'productTypeId', 'failureOptionId', 'serviceOptionId', 'grade', 'storageGb'] as const

/** Every price in force on a day in one list, net; what was ended is not among them. @param list its number; '': the general one */
const pricesOfList = referenceData(['prices', 'priceChanges'], async (db: ReadDb<DB>, today: Day, list: string): Promise<Price[]> => {
  const rows = await db
    .selectFrom('prices')
    .innerJoin('priceChanges', 'priceChanges.id', 'changeId')
    .where('status', '=', 'published')
    .where('validFrom', '<=', today)
    .where('priceListId', list === '' ? 'is' : '=', list === '' ? null : Number(list))
    .distinctOn(subjectColumns)
    .select(['prices.id', 'netFrom', 'netTo', 'labourMinutes', 'partsNote', 'daysFrom', 'daysTo', 'validFrom', 'priceListId', ...subjectColumns])
    .select('notes')
    .$narrowType<Pick<Price, 'kind' | 'grade' | 'notes'> & { validFrom: Day }>()
    .orderBy('kind')
    .orderBy('brandId')
    .orderBy('productGroupId')
    .orderBy('productTypeId')
    .orderBy('failureOptionId')
    .orderBy('serviceOptionId')
    .orderBy('grade')
    .orderBy('storageGb')
    .orderBy('validFrom', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('priceChanges.id', 'desc')
    .execute()
  return rows.flatMap(({ netFrom, netTo, ...row }) => (netFrom === null || netTo === null ? [] : [{ ...row, netFrom, netTo }]))
})

const keyOf = (listId: number | null) => (listId === null ? '' : String(listId))

/** Every price in force on a day: of the general list, or of a list that holds for some companies (decision 110). */
export const pricesOn = (ctx: ReferenceContext, today: Day, listId: number | null = null): Promise<Price[]> => pricesOfList(ctx, today, keyOf(listId))

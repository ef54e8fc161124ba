import { nameInWords } from '#accounts/name-in-words.ts'
import type { Language } from '#base/languages.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { UnidentifiedParcel } from '../unidentified-parcel.ts'
import { findParcel, requestsFitting, type StoredParcel } from './parcel-store.ts'

/** With the requests each may belong to. */
export async function parcelDtos(ctx: ReadContext & Call, rows: readonly StoredParcel[]): Promise<UnidentifiedParcel[]> {
  const fits = await requestsFitting(
    ctx.tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => dtoOf(ctx, row, fits.get(row.id) ?? []))
}

/** @throws Refusal NOT_FOUND */
export async function parcelDto(ctx: ReadContext & Call, id: number): Promise<UnidentifiedParcel> {
  const row = await findParcel(ctx.tx, id)
  const [parcel] = row ? await parcelDtos(ctx, [row]) : []
  if (!parcel) throw new Refusal('NOT_FOUND')
  return parcel
}

const dtoOf = ({ language, now }: ReadContext & Call, row: StoredParcel, fits: number[]): UnidentifiedParcel => ({
  id: row.id,
  arrivedOn: row.arrivedOn,
  days: Temporal.PlainDate.from(row.arrivedOn).until(budapestDay(now)).days,
  notedAt: row.notedAt.toString(),
  notedBy: nameInWords(language, { firstName: row.noterFirst, middleName: row.noterMiddle, lastName: row.noterLast }),
  description: row.description,
  sender: row.sender,
  codes: row.codes,
  photos: row.photos,
  fits,
  isReturnAsked: row.endedAt === null && row.returnAskedAt !== null,
  end: endOf(language, row),
})

function endOf(language: Language, row: StoredParcel): UnidentifiedParcel['end'] {
  if (row.endedAt === null) return null
  return {
    at: row.endedAt.toString(),
    by: nameInWords(language, { firstName: row.enderFirst, middleName: row.enderMiddle, lastName: row.enderLast }),
    crmRequestId: row.joinedRequestId,
    trackingNumber: row.trackingNumber,
    handedTo: row.handedTo,
  }
}

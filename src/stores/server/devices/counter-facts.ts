import { nameInWords } from '#accounts/name-in-words.ts'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { CounterFacts } from '../../store-device.ts'
import type { storesApi } from '../../stores.api.ts'
import { handedInAt, signaturesOf, storePhotosOf } from './store-device-store.ts'

/** How a device was handed in at the counter of a store, for whoever receives it at the workshop; null: it was not. */
export async function counterFactsOf({ tx, language }: Pick<ReadContext & Call, 'tx' | 'language'>, requestId: number): Promise<CounterFacts | null> {
  const handedIn = await handedInAt(tx, requestId)
  if (!handedIn) return null
  const { store, takenAt, condition, ...by } = handedIn
  const signed = (await signaturesOf(tx, requestId)).find(({ act }) => act === 'handIn')
  return {
    store,
    takenAt: takenAt.toString(),
    takenBy: nameInWords(language, by),
    condition,
    signer: signed?.signer ?? null,
    photos: (await storePhotosOf(tx, requestId)).map(({ position }) => position),
  }
}

/** One of its photos, for employees. */
export async function getCounterPhoto(
  ctx: ReadContext & Call,
  { params: { id, position } }: Input<typeof storesApi.getCounterPhoto>,
): Promise<FileAnswer> {
  const photo = (await storePhotosOf(ctx.tx, id)).find((one) => one.position === position)
  if (!photo) throw new Refusal('NOT_FOUND')
  return { body: await ctx.files.read(photo.fileKey), name: `${id}-${position}.jpg`, mediaType: 'image/jpeg', disposition: 'attachment' }
}

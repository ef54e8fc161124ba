import type { Input, Output } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { wayBackTerms } from '#invoices/server/way-back-terms.ts'
import type { storesApi } from '../../stores.api.ts'
import { mayServe, requireStore, servingOf } from '../serving.ts'
import { storeDeviceDto } from './store-device-dto.ts'
import { findStoreDevice, signaturesOf, storePhotosOf, type WholeStoreDevice } from './store-device-store.ts'

type Row = typeof storesApi.showStoreDevice

/** @throws Refusal NOT_FOUND for a device of another store, as for one that is nowhere */
export async function requireStoreDevice(ctx: ReadContext & Call, id: number): Promise<WholeStoreDevice> {
  const storeId = await requireStore(ctx, servingOf(ctx))
  const device = await findStoreDevice(ctx.tx, storeId, id, ctx.language)
  if (!device) throw new Refusal('NOT_FOUND')
  return device
}

export async function showStoreDevice(ctx: ReadContext & Call, { params: { id } }: Input<Row>): Promise<Output<Row>> {
  const device = await requireStoreDevice(ctx, id)
  const [signatures, photos] = [await signaturesOf(ctx.tx, id), await storePhotosOf(ctx.tx, id)]
  const handIn = signatures.find(({ act }) => act === 'handIn')
  const isCancelled = device.outcome === 'CANCELLED'
  return {
    ...storeDeviceDto(ctx.language, device),
    phone: device.phone,
    email: device.email,
    fault: device.troubleDescription,
    condition: device.condition,
    accessories: [...device.accessories, ...(device.accessoriesOther ? [device.accessoriesOther] : [])],
    photos: photos.map(({ position }) => position),
    wayBack: device.returnsToCounter ? 'counter' : 'customer',
    signed: handIn ? { kind: handIn.kind, signer: handIn.signer, at: handIn.signedAt.toString() } : null,
    cancelled: isCancelled,
    handedBack: handedBackOf(device, signatures),
    handBack: device.place !== 'back' || !mayServe(ctx.actor) ? null : (await isPaid(ctx, device)) ? 'possible' : 'unpaid',
  }
}

function handedBackOf(device: WholeStoreDevice, signatures: Awaited<ReturnType<typeof signaturesOf>>): Output<Row>['handedBack'] {
  const { handedAt, handedTo, identityKind, identityEnd, byAuthorisation } = device
  const signature = signatures.find(({ act }) => act === 'handBack')
  if (handedAt === null || handedTo === null || identityKind === null || identityEnd === null || !signature) return null
  return { at: handedAt.toString(), to: handedTo, identityKind, identityEnd, byAuthorisation, signature: signature.kind }
}

/**
 * Whether nothing is left to be paid before the customer may have it. What elsewhere a courier would take in cash nobody takes at a counter; a company
 * may have its terms. Nothing is owed for what was cancelled before a courier had it.
 */
export async function isPaid(ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>, { requestId, ...request }: WholeStoreDevice): Promise<boolean> {
  if (request.outcome === 'CANCELLED') return true
  return (await wayBackTerms(ctx, { ...request, id: requestId })).cash === 0
}

export async function getStorePhoto(
  ctx: ReadContext & Call,
  { params: { id, position } }: Input<typeof storesApi.getStorePhoto>,
): Promise<FileAnswer> {
  await requireStoreDevice(ctx, id)
  const photo = (await storePhotosOf(ctx.tx, id)).find((one) => one.position === position)
  if (!photo) throw new Refusal('NOT_FOUND')
  return { body: await ctx.files.read(photo.fileKey), name: `${id}-${position}.jpg`, mediaType: 'image/jpeg', disposition: 'attachment' }
}

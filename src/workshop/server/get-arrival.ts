import { nameInWords } from '#accounts/name-in-words.ts'
import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { checkItemsOf, differencesOf } from '../arrival.ts'
import type { ArrivalRecord, ArrivalView } from '../arrival-view.ts'
import type { workshopApi } from '../workshop.api.ts'
import { arrivalPhotosOf, checksOf, findArrival, type StoredArrival } from './arrival-store.ts'
import { inOrder } from './condition-in-words.ts'
import { mayReceive } from './receive-device.ts'
import { findWorkshopRequest, type WorkshopRequest } from './workshop-request-store.ts'

export async function getArrival(ctx: ReadContext & Call, { params }: Input<typeof workshopApi.getArrival>): Promise<ArrivalView> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const request = await findWorkshopRequest(ctx.tx, params.id, ctx.language)
  if (!request) throw new Refusal('NOT_FOUND')
  const { version, gsmWorksheetId } = request
  return { version, gsmWorksheetId, arrival: await arrivalOf(ctx, request.id), form: await formOf(ctx, request) }
}

/** The record as whoever holds the request sees it; the employee's name stays in the house. */
export async function arrivalOf(ctx: ReadContext & Call, requestId: number): Promise<ArrivalRecord | null> {
  const stored = await findArrival(ctx.tx, requestId)
  if (!stored) return null
  const checks = inOrder(await checksOf(ctx.tx, requestId))
  return {
    receivedAt: stored.receivedAt.toString(),
    receivedBy: keysOf(ctx.actor).length > 0 ? nameInWords(ctx.language, stored) : null,
    accessories: await accessoriesOf(ctx, stored),
    otherDeclared: stored.otherDeclared,
    otherFound: stored.otherFound,
    additionalFound: stored.additionalFound,
    packaging: stored.packaging,
    bookedIdentifier: stored.bookedIdentifier,
    readIdentifier: stored.readIdentifier,
    identifierMatches: stored.identifierMatches,
    checks,
    photos: (await arrivalPhotosOf(ctx.tx, requestId)).map(({ position }) => position),
    otherRequestId: keysOf(ctx.actor).length > 0 ? stored.otherRequestId : null,
    isDifferent: differencesOf({ ...stored, checks }).isDifferent,
  }
}

async function accessoriesOf(ctx: ReadContext & Call, { declaredAccessoryIds, foundAccessoryIds }: StoredArrival) {
  const all = await lookupOf(ctx, ctx.language, 'accessories')
  return all
    .map(({ id, name }) => ({ id, name, declared: declaredAccessoryIds.includes(id), found: foundAccessoryIds.includes(id) }))
    .filter(({ declared, found }) => declared || found)
}

async function formOf(ctx: ReadContext & Call, request: WorkshopRequest): Promise<ArrivalView['form']> {
  if (!mayReceive(ctx.actor, request)) return null
  const { accessoryIds, accessoriesOther, identifier, identifierKind, identifierGenerated, locatorName } = request
  const accessories = await lookupOf(ctx, ctx.language, 'accessories')
  return {
    accessories: accessories.map(({ id, name }) => ({ id, name, declared: accessoryIds.includes(id) })),
    otherDeclared: accessoriesOther ?? '',
    items: checkItemsOf({ hasLocator: locatorName !== null }),
    locatorName,
    reopens: request.outcome === 'CANCELLED',
    identifier,
    identifierKind,
    identifierGenerated,
  }
}

export async function getArrivalPhoto(ctx: ReadContext & Call, { params }: Input<typeof workshopApi.getArrivalPhoto>): Promise<FileAnswer> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const photo = (await arrivalPhotosOf(ctx.tx, params.id)).find(({ position }) => position === params.position)
  if (!photo) throw new Refusal('NOT_FOUND')
  return { body: await ctx.files.read(photo.fileKey), name: `${params.id}-${photo.position}.jpg`, mediaType: 'image/jpeg', disposition: 'attachment' }
}

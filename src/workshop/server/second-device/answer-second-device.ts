import { type Actor, accountIdOf, actsAbout, employeeIdOf, keysOf, type Owner } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { presentTexts } from '#requests/server/booking/text-version-store.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { insertConsents } from '#requests/server/request-store.ts'
import { findStored, type StoredRequest } from '#requests/server/stored-request-store.ts'
import type { workshopApi } from '../../workshop.api.ts'
import { lockSecondDevice, writeAnswer } from './second-device-store.ts'

type Row = typeof workshopApi.answerSecondDevice

/** Whoever answers: the customer, or an employee who may correct requests, on the telephone. Null: neither. */
export function answererOf(actor: Actor, owner: Owner): 'customer' | 'staff' | null {
  if (actsAbout(actor, owner)) return 'customer'
  return keysOf(actor).includes('request.correct') ? 'staff' : null
}

/** The texts its customer accepts: those a booking of the device would ask for, but what is read of the brand beforehand. */
export async function textsOfDevice(ctx: ReadContext & Call, { brandId, availableServiceId }: Pick<StoredRequest, 'brandId' | 'availableServiceId'>) {
  const { privacy, terms, serviceTerms } = await presentTexts(ctx, ctx.language, { brandId, availableServiceId })
  if (!privacy || !terms) throw new Error(`There is no privacy notice or no terms in ${ctx.language} in table text_versions`)
  return { privacy, terms, serviceTerms: serviceTerms ?? null }
}

/**
 * What is to be done with a device that nobody booked: with the fault and the terms accepted it is repaired as any other; otherwise it goes back
 * as it is, free of charge. The same answer twice is one.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, STATE_MOVED_ON once it was answered otherwise or is over, TEXT_VERSION_CHANGED
 */
export async function answerSecondDevice(ctx: TransactionContext & Call, { params, body }: Input<Row>): Promise<Output<Row>> {
  const { tx, now, ip } = ctx
  await requireHeldRequest(ctx, params.id)
  const stored = await findStored(tx, params.id, { lock: true })
  const second = await lockSecondDevice(tx, params.id)
  if (!stored || !second) throw new Refusal('NOT_FOUND')
  const { request } = stored
  const by = answererOf(ctx.actor, request)
  if (by === null) throw new Refusal('UNAUTHORISED')
  const { wantsRepair, troubleDescription } = body
  if (second.wantsRepair === wantsRepair) return { wantsRepair }
  if (second.wantsRepair !== null || request.status !== 'ARRIVED') throw new Refusal('STATE_MOVED_ON')

  const requestId = request.id
  if (wantsRepair) {
    const textVersionIds = await requirePresent(ctx, request, body.textVersions)
    await insertConsents(tx, [{ requestId, textVersionIds }], { now, ...(by === 'customer' ? { ip } : { readBy: employeeIdOf(ctx) }) })
  }
  await writeAnswer(tx, requestId, { at: now, wantsRepair, troubleDescription })
  const byAccountId = accountIdOf(ctx.actor)
  await appendHistory(tx, {
    requestId,
    step: wantsRepair ? 'repairAsked' : 'returnAsked',
    code: null,
    status: 'ARRIVED',
    at: now,
    byKind: by,
    byAccountId,
  })
  if (!wantsRepair) await advanceRequest(ctx, requestId, 'finishWithoutRepair', { by: 'system', outcome: 'RETURNED_UNREPAIRED' })
  return { wantsRepair }
}

/** @returns the versions that were accepted. @throws Refusal TEXT_VERSION_CHANGED */
async function requirePresent(ctx: ReadContext & Call, request: StoredRequest, seen: Input<Row>['body']['textVersions']): Promise<number[]> {
  const texts = await textsOfDevice(ctx, request)
  const kinds = ['privacy', 'terms', 'serviceTerms'] as const
  const changed = kinds.filter((kind) => (texts[kind]?.id ?? null) !== seen[kind])
  const fields = changed.map((kind): FieldRefusal => ({ path: `textVersions.${kind}`, code: 'TEXT_VERSION_CHANGED' }))
  if (fields.length > 0) throw new Refusal('TEXT_VERSION_CHANGED', { fields })
  return kinds.flatMap((kind) => seen[kind] ?? [])
}

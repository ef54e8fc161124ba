import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { spellingsOf } from '#requests/identifier.ts'
import { findOtherOpenRequest } from '#requests/server/open-device-store.ts'
import type { workshopApi } from '../workshop.api.ts'
import { findWorkshopRequest } from './workshop-request-store.ts'

/** Said while the identifier is read, before the rest of the form is filled in; `receiveDevice` asks the same again. */
export async function findOtherRequest(
  { tx }: ReadContext & Call,
  { params, query }: Input<typeof workshopApi.findOtherRequest>,
): Promise<Output<typeof workshopApi.findOtherRequest>> {
  const request = await findWorkshopRequest(tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const spellings = spellingsOf(query.identifier)
  // What this request is known by is its own, whatever another one says.
  const isOwn = !request.identifierGenerated && spellings.some((one) => one === request.identifier || one === request.imei2)
  return { crmRequestId: isOwn ? null : ((await findOtherOpenRequest(tx, spellings, params.id)) ?? null) }
}

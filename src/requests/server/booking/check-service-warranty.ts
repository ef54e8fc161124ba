import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { requestsApi } from '../../requests.api.ts'
import { requireHeldRequest } from '../request-holder-store.ts'
import { requestOfServiceWarrantyLink } from './service-warranty-link.ts'
import { serviceWarrantyTerm } from './service-warranty-term.ts'

/** SPEC 7. Whoever holds neither the request nor the link of its repair is told, as for an unknown number, that there is none. */
export async function checkServiceWarranty(ctx: ReadContext & Call, { params, query }: Input<typeof requestsApi.checkServiceWarranty>) {
  if (query.identicalHash === undefined) await requireHeldRequest(ctx, params.id)
  else if ((await requestOfServiceWarrantyLink(ctx, query.identicalHash)) !== params.id) throw new Refusal('NOT_FOUND')
  return serviceWarrantyTerm(ctx, params.id)
}

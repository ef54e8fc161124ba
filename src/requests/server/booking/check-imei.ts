import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { refusalOfImei } from '../../identifier.ts'
import type { requestsApi } from '../../requests.api.ts'

/** SPEC 7: the server's word on an IMEI, the same rule as the screen's. */
export async function checkImei(_ctx: ReadContext & Call, { params }: Input<typeof requestsApi.checkImei>) {
  return { valid: refusalOfImei(params.imei) === null }
}

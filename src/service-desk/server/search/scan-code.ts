import { keysOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { openPreAlertsOfCode } from '#pre-alerts/server/pre-alert-of-code.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { asWorksheetNumber, isWorksheetNumber } from '#requests/worksheet-number.ts'
import { knowsParcelOfCode } from '#unidentified-parcels/server/parcel-of-code.ts'
import { numberInCode } from '../../scan.ts'
import { readingsOf } from '../../search.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { requestOfSheet, standingsOf } from '../request/desk-store.ts'
import { requestOfReadings } from './search-store.ts'

/**
 * Whatever is printed on a device or its papers: our labels, a worksheet, the courier's label, IMEI or serial number; for whoever receives devices the
 * partner's reference of an announced one too, and a parcel that named no request. A device that was here before and is announced again is the
 * announced one.
 * @throws Refusal NOT_FOUND when the code stands for nothing we know
 */
export async function scanCode(
  { tx, actor }: ReadContext & Call,
  { params }: Input<typeof serviceDeskApi.scanCode>,
): Promise<Output<typeof serviceDeskApi.scanCode>> {
  const worksheet = asWorksheetNumber(params.code.trim())
  const number = isWorksheetNumber(worksheet) ? await requestOfSheet(tx, worksheet) : numberInCode(params.code)
  const [printed] = number === null ? [] : await standingsOf(tx, [number])
  if (printed) return { crmRequestId: printed.id }
  const known = await requestOfReadings(tx, readingsOf(params.code))
  const mayReceive = keysOf(actor).includes(lifecycle.receiveDevice.key)
  if (mayReceive && (known === null || known.isClosed)) {
    const [announced, another] = await openPreAlertsOfCode(tx, params.code)
    if (announced !== undefined)
      return another === undefined ? { crmRequestId: null, preAlertId: announced } : { crmRequestId: null, preAlertCode: params.code.trim() }
  }
  if (known !== null) return { crmRequestId: known.id }
  if (!mayReceive || !(await knowsParcelOfCode(tx, params.code))) throw new Refusal('NOT_FOUND')
  return { crmRequestId: null, parcelCode: params.code.trim() }
}

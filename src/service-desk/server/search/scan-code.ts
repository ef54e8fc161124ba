import { keysOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { asWorksheetNumber, isWorksheetNumber } from '#requests/worksheet-number.ts'
import { knowsParcelOfCode } from '#unidentified-parcels/server/parcel-of-code.ts'
import { numberInCode } from '../../scan.ts'
import { readingsOf } from '../../search.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { requestOfSheet, standingsOf } from '../request/desk-store.ts'
import { requestOfReadings } from './search-store.ts'

/**
 * Whatever is printed on a device or its papers: our labels, a worksheet, the courier's label, IMEI or serial number; of a parcel that named no
 * request too.
 * @throws Refusal NOT_FOUND when the code stands for nothing we know
 */
export async function scanCode(
  { tx, actor }: ReadContext & Call,
  { params }: Input<typeof serviceDeskApi.scanCode>,
): Promise<Output<typeof serviceDeskApi.scanCode>> {
  const worksheet = asWorksheetNumber(params.code.trim())
  const number = isWorksheetNumber(worksheet) ? await requestOfSheet(tx, worksheet) : numberInCode(params.code)
  const [found] = number === null ? [] : await standingsOf(tx, [number])
  const crmRequestId = found?.id ?? (await requestOfReadings(tx, readingsOf(params.code)))
  if (crmRequestId !== null) return { crmRequestId }
  const mayKnow = keysOf(actor).includes(lifecycle.receiveDevice.key)
  if (!mayKnow || !(await knowsParcelOfCode(tx, params.code))) throw new Refusal('NOT_FOUND')
  return { crmRequestId, parcelCode: params.code.trim() }
}

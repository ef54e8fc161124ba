import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { asWorksheetNumber, isWorksheetNumber } from '#requests/worksheet-number.ts'
import { numberInCode } from '../../scan.ts'
import { readingsOf } from '../../search.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { requestOfSheet, standingsOf } from '../request/desk-store.ts'
import { requestOfReadings } from './search-store.ts'

/**
 * Whatever is printed on a device or its papers: our labels, a worksheet, the courier's label, IMEI or serial number.
 * @throws Refusal NOT_FOUND when the code stands for nothing we know
 */
export async function scanCode({ tx }: ReadContext & Call, { params }: Input<typeof serviceDeskApi.scanCode>) {
  const worksheet = asWorksheetNumber(params.code.trim())
  const number = isWorksheetNumber(worksheet) ? await requestOfSheet(tx, worksheet) : numberInCode(params.code)
  const [found] = number === null ? [] : await standingsOf(tx, [number])
  const crmRequestId = found?.id ?? (await requestOfReadings(tx, readingsOf(params.code)))
  if (crmRequestId === null) throw new Refusal('NOT_FOUND')
  return { crmRequestId }
}

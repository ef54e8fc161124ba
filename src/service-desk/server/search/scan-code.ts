import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { asWorksheetNumber, isWorksheetNumber } from '#requests/worksheet-number.ts'
import { numberInCode } from '../../scan.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { requestOfSheet, standingsOf } from '../request/desk-store.ts'

/** @throws Refusal NOT_FOUND when the code holds no number of ours */
export async function scanCode({ tx }: ReadContext & Call, { params }: Input<typeof serviceDeskApi.scanCode>) {
  const worksheet = asWorksheetNumber(params.code.trim())
  const number = isWorksheetNumber(worksheet) ? await requestOfSheet(tx, worksheet) : numberInCode(params.code)
  const [found] = number === null ? [] : await standingsOf(tx, [number])
  if (!found) throw new Refusal('NOT_FOUND')
  return { crmRequestId: found.id }
}

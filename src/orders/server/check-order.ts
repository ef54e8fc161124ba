import type { Input, Output } from '#base/endpoint.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import type { FieldRefusal } from '#errors.ts'
import { atDevice, type DeviceOrder } from '#requests/device-order.ts'
import { asOfCompany } from '#requests/server/booking/as-of-company.ts'
import { bookerByOwnHand } from '#requests/server/booking/booker.ts'
import { checkDevices, twiceIn } from '#requests/server/booking/check-devices.ts'
import type { CheckedDevice } from '#requests/server/booking/checked-device.ts'
import { wantedDevice } from '#requests/server/booking/devices-of-order.ts'
import { pickupsOf } from '#requests/server/booking/pickups-of-order.ts'
import { requireNothingWrong } from '#requests/server/booking/validate-order.ts'
import { type AgreedWording, wordingsOfAll } from '#requests/server/booking/wordings.ts'
import type { ordersApi } from '../orders.api.ts'

type Row = typeof ordersApi.checkOrder

/** @throws Refusal with the fields concerned, and UNAUTHORISED for whoever may order nothing */
export async function checkOrder(ctx: OutsideContext & OutsideCall, { body }: Input<Row>): Promise<Output<Row>> {
  bookerByOwnHand(ctx)
  const { devices, wordings } = await requireOrder(ctx, body)
  return { wordings, pickups: pickupsOf(devices).length }
}

/** Every device of the order, measured. What is wrong with any of them is said at once. @throws Refusal, COMPANY_DATA_MISSING before all of it */
export async function requireOrder(
  ctx: OutsideContext & OutsideCall,
  { devices: ordered, reference: _, ...sent }: DeviceOrder,
): Promise<{ devices: CheckedDevice[]; wordings: AgreedWording[] }> {
  const rest = await asOfCompany(ctx, sent)
  const wanted = await Promise.all(ordered.map((device) => wantedDevice(ctx, device, rest)))
  const refused = wanted.flatMap((device, i) => ('refusals' in device ? atDevice(i, device.refusals) : []))
  const orders = wanted.map((device) => ('order' in device ? device.order : null))
  for (const [index, first] of twiceIn(orders))
    refused.push({ path: `devices.${index}.identifier`, code: 'DUPLICATE_IN_ORDER', values: { row: first + 1 } })
  const complete = wanted.flatMap((device, place) => ('order' in device ? [{ place, device }] : []))
  const checks = await checkDevices(
    ctx,
    complete.map(({ device }) => device),
  )
  const refusals: FieldRefusal[] = [
    ...refused,
    ...checks.flatMap((check, i) => ('refusals' in check ? atDevice(complete[i]?.place ?? 0, check.refusals) : [])),
  ]
  requireNothingWrong(refusals)
  const passed = checks.flatMap((check) => ('device' in check ? [check] : []))
  return { devices: passed.map(({ device }) => device), wordings: wordingsOfAll(passed.flatMap(({ wordings }) => wordings)) }
}

import { randomUUID } from 'node:crypto'
import type { BuybackAnswers } from '#buyback/answers.ts'
import { newImei, pickupOrder } from './factories.ts'
import type { TestPortal } from './portal.ts'

export const wellKept: BuybackAnswers = {
  switchesOn: true,
  accountLocked: false,
  waterDamage: false,
  display: 'scratched',
  body: 'good',
  batteryPercent: 90,
  brokenFunctions: [],
  comesWith: ['charger', 'cable', 'box'],
  proof: true,
}

/** An iPhone 14 with 128 GB; the seeds list 98,000 forints for its best state. */
export const soldModel = { productTypeId: 2002, storageGb: 128 }

type Calling = { language?: string; session?: { token: string; cookie: string } }

/** An order of the courier for a device whose price was just told. */
export async function buybackOrder(
  portal: Pick<TestPortal, 'call'>,
  { answers = wellKept, email, customer = {}, ...calling }: Calling & { answers?: BuybackAnswers; email?: string; customer?: object } = {},
) {
  const { body } = await portal.call('POST', '/api/buyback/estimate', { body: { ...soldModel, answers }, ...calling })
  if (body.status !== 200) throw new Error(`No estimate: ${JSON.stringify(body)}`)
  const order: Record<string, unknown> = await pickupOrder(portal, {}, { serviceEntry: 'service=400&brand=apple', ...calling })
  const { failureOptionIds: _, dateOfPurchase: __, ...device } = order.serviceRequest as { failureOptionIds?: unknown; dateOfPurchase?: unknown }
  return {
    ...order,
    serviceRequest: { ...device, brandId: 2, productTypeId: soldModel.productTypeId, identifier: newImei(), troubleDescription: 'iPhone 14, 128 GB' },
    customer: { ...(order.customer as object), ...customer, ...(email ? { email } : {}) },
    processType: 'felvasarlas',
    estimate: body.data.estimate as string,
    payoutAccount: '11773016-11111018-00000000',
  }
}

/** Sends it as the booking screen does. @returns the answer of the call */
export const sendBuyback = (portal: Pick<TestPortal, 'call'>, order: object, { session }: Calling = {}) =>
  portal.call('POST', '/api/buyback/orders', { body: order, files: [], csrf: true, idempotencyKey: randomUUID(), ...(session ? { session } : {}) })

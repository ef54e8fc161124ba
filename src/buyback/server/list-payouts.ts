import { nameInWords } from '#accounts/name-in-words.ts'
import type { CustomerType } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { buybackApi } from '../buyback.api.ts'
import { sellsAsCompany } from '../payout.ts'
import { duePayouts } from './payout-store.ts'

const placeShape = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,15})$/

function placeOf(after: string | undefined) {
  if (after === undefined) return null
  const [, dueSince, requestId] = placeShape.exec(after) ?? []
  if (!dueSince || !requestId) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'after', code: 'INVALID_INPUT' }] })
  return { dueSince, requestId: Number(requestId) }
}

/** What the finance desk transfers, the longest due first. */
export async function listBuybackPayouts(
  { tx, language }: ReadContext & Call,
  { query: { after, size } }: Input<typeof buybackApi.listBuybackPayouts>,
) {
  const rows = await duePayouts(tx, { after: placeOf(after), size })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    payouts: page.map(({ requestId, version, amount, dueSince, payoutAccount, customerType, companyName, ...row }) => ({
      crmRequestId: requestId,
      version,
      device: deviceName(row),
      seller: companyName ?? nameInWords(language, row),
      isCompany: sellsAsCompany({ customerType: customerType as CustomerType, companyName }),
      account: payoutAccount,
      amount,
      dueSince: dueSince.toString(),
    })),
    next: rows.length > size && last ? `${last.dueSince}_${last.requestId}` : null,
  }
}

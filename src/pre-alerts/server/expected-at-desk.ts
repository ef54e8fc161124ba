import { nameInWords } from '#accounts/name-in-words.ts'
import { findAccount } from '#accounts/server/account-store.ts'
import { addressTypes } from '#addresses/address-type.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { everyProductType } from '#catalogue/server/product-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { searchOf } from './list-pre-alerts.ts'
import { partnerAddresses } from './partner-addresses.ts'
import { deskDto } from './pre-alert-dto.ts'
import { findPreAlert, preAlertsByDay } from './pre-alert-store.ts'
import { placeOf } from './receive-pre-alert.ts'

type Api = typeof preAlertsApi

const statusOfList = { expected: 'announced', overdue: 'overdue', arrived: 'arrived', withdrawn: 'withdrawn' } as const

export async function listExpected(ctx: ReadContext & Call, { query }: Input<Api['listExpected']>): Promise<Output<Api['listExpected']>> {
  const { list, text, after, size } = query
  const today = budapestDay(ctx.now)
  const rows = await preAlertsByDay(ctx.tx, { status: statusOfList[list], text: searchOf(text) }, today, { after, size })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    preAlerts: page.map((row) => deskDto(row, today, ctx.language)),
    next: rows.length > size && last ? `${last.expectedOn}_${last.id}` : null,
  }
}

/** What the partner said, and what we know of them, is where the form begins. */
export async function showArriving(ctx: ReadContext & Call, { params }: Input<Api['showArriving']>): Promise<Output<Api['showArriving']>> {
  const { tx, language } = ctx
  const row = await findPreAlert(tx, params.id)
  if (!row) throw new Refusal('NOT_FOUND')
  const partner = await findAccount(tx, row.accountId)
  const saved = await partnerAddresses(tx, row)
  const back = [addressTypes.out, addressTypes.in].flatMap((type) => saved.find(({ addressTypeId }) => addressTypeId === type) ?? [])[0]
  const type = row.productTypeId === null ? undefined : (await everyProductType(ctx, language)).find(({ id }) => id === row.productTypeId)
  return {
    ...deskDto(row, budapestDay(ctx.now), language),
    form: {
      brandId: row.brandId,
      productGroupId: type?.productGroupId ?? null,
      productTypeId: type?.id ?? null,
      productTypeOther: type ? '' : row.device,
      identifierKind: row.identifierKind ?? 'imei',
      contactName: partner ? nameInWords(language, partner) : '',
      contactPhone: partner?.phone ?? '',
      address: back ? placeOf(back) : null,
    },
  }
}

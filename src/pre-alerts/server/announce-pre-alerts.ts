import { keyNoteOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { headerKey } from '#base/server/tables/hungarian-values.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { namesInFiles } from '#catalogue/server/names-in-files.ts'
import { catalogueNames } from '#catalogue/server/names-store.ts'
import type { Call, TransactionContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { bookerByOwnHand } from '#requests/server/booking/booker.ts'
import { identifierOf, isPossibleDay, referenceKey, searchKeyOf } from '../pre-alert.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { announceAlone, appendSteps, insertPreAlerts, openReferences } from './pre-alert-store.ts'

type Row = typeof preAlertsApi.announcePreAlerts
type Device = Input<Row>['body']['devices'][number]

/**
 * GAPS D10: devices a partner says will come, all or none. A reference stands for one open announcement of its company, or of its account.
 * @throws Refusal UNAUTHORISED for whoever only looks (decision 68), PRE_ALERT_DAY, BRAND_UNKNOWN, PRE_ALERT_REFERENCE_OPEN
 */
export async function announcePreAlerts(ctx: TransactionContext & Call, { body: { devices, source } }: Input<Row>): Promise<Output<Row>> {
  const { tx, now, actor } = ctx
  const { accountId } = bookerByOwnHand(ctx)
  if (accountId === null || actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  const companyId = actor.company?.id ?? null
  const owner = { accountId, companyId }
  const names = await namesInFiles(ctx)
  const { brands } = await catalogueNames(ctx, ctx.language)
  requirePossible(devices, { today: budapestDay(now), brands: new Set(names.brands.values()) })
  await announceAlone(tx, owner)
  await requireNoOpen(tx, owner, devices)

  const rows = devices.map(({ reference, brandId, device, identifier, expectedOn, note }) => {
    const known = identifierOf(identifier)
    return {
      ...owner,
      reference,
      referenceKey: referenceKey(reference),
      brandId,
      productTypeId: brandId === null ? null : (names.types.get(`${brandId}|${headerKey(device)}`) ?? null),
      device,
      identifier: known?.identifier ?? null,
      identifierTyped: known ? identifier : null,
      identifierKind: known?.kind ?? null,
      expectedOn,
      note,
      searchKey: searchKeyOf([reference, brandId === null ? null : brands.get(brandId), device, known?.identifier]),
      source: actor.apiKey ? ('api' as const) : source,
      announcedAt: now,
    }
  })
  const ids = await insertPreAlerts(tx, rows)
  const step = { step: 'announced', at: now, byKind: 'customer', byAccountId: accountId, note: keyNoteOf(actor) }
  await appendSteps(
    tx,
    ids.map((preAlertId, i) => ({ ...step, preAlertId, expectedOn: devices[i]?.expectedOn ?? '' })),
  )
  await ctx.announce('preAlertsChanged', { preAlertIds: ids })
  return { preAlerts: ids.map((id, i) => ({ id, reference: devices[i]?.reference ?? '' })) }
}

const refuseAll = (fields: readonly FieldRefusal[]) => {
  const [first] = fields
  if (first) throw new Refusal(first.code, { fields: fields.slice(0, 100) })
}

function requirePossible(devices: readonly Device[], { today, brands }: { today: string; brands: ReadonlySet<number> }) {
  refuseAll(
    devices.flatMap(({ expectedOn, brandId }, place): FieldRefusal[] => [
      ...(isPossibleDay(expectedOn, today) ? [] : [{ path: `devices.${place}.expectedOn`, code: 'PRE_ALERT_DAY' } as const]),
      ...(brandId === null || brands.has(brandId) ? [] : [{ path: `devices.${place}.brandId`, code: 'BRAND_UNKNOWN' } as const]),
    ]),
  )
}

async function requireNoOpen(tx: TransactionContext['tx'], owner: { accountId: number; companyId: number | null }, devices: readonly Device[]) {
  const keys = devices.map(({ reference }) => referenceKey(reference))
  const open = await openReferences(tx, owner, keys)
  refuseAll(keys.flatMap((key, place) => (open.has(key) ? [{ path: `devices.${place}.reference`, code: 'PRE_ALERT_REFERENCE_OPEN' } as const] : [])))
}

import { addDays, budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { identifierOf, referenceKey, searchKeyOf } from '../pre-alert.ts'
import { appendSteps, demoPartnerWithoutPreAlerts, insertPreAlerts } from './pre-alert-store.ts'

/** What the partner of the cast has announced; `in`: days from today. HUAWEI and Apple are brands 7 and 2 of the seed. */
const announced = [
  { reference: 'EP-2026-0101', brandId: 7, device: 'P30 Pro', identifier: '357331091204618', in: 2, note: 'Nem tölt.' },
  { reference: 'EP-2026-0102', brandId: 2, device: 'iPhone 13', identifier: '358617109440270', in: 2, note: 'Törött kijelző.' },
  { reference: 'EP-2026-0103', brandId: null, device: 'Fekete érintős telefon', identifier: '', in: 5, note: '' },
  { reference: 'EP-2026-0098', brandId: 7, device: 'Mate 20', identifier: '', in: -3, note: 'A vevő adja postára.' },
] as const

/** So that whoever tries the portal out finds something on its way. Never called in production. */
export async function seedDemoPreAlerts({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>): Promise<void> {
  const accountId = await demoPartnerWithoutPreAlerts(tx)
  if (accountId === null) return
  const today = budapestDay(now)
  const at = now.subtract({ hours: 24 * 6 })
  const rows = announced.map(({ in: days, identifier, ...device }) => {
    const known = identifierOf(identifier)
    return {
      ...device,
      ...{ accountId, companyId: null, source: 'form', announcedAt: at },
      referenceKey: referenceKey(device.reference),
      searchKey: searchKeyOf([device.reference, device.brandId === 7 ? 'HUAWEI' : device.brandId === 2 ? 'Apple' : null, device.device, identifier]),
      identifier: known?.identifier ?? null,
      identifierTyped: known ? identifier : null,
      identifierKind: known?.kind ?? null,
      expectedOn: addDays(today, days),
    }
  })
  const ids = await insertPreAlerts(tx, rows)
  await appendSteps(
    tx,
    ids.map((preAlertId, i) => ({
      preAlertId,
      step: 'announced',
      at,
      byKind: 'customer',
      byAccountId: accountId,
      expectedOn: rows[i]?.expectedOn ?? today,
    })),
  )
}

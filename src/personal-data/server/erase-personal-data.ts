import type { OutsideContext } from '#context.ts'
import type { AnyRule, PersonalData, Term } from '../personal-table.ts'
import { eraseSome } from './personal-data-store.ts'

/** Whatever began before this moment has been here for its whole term. */
function endOfTerm(now: Temporal.Instant, kept: Term): Temporal.Instant {
  const today = now.toZonedDateTimeISO('Europe/Budapest')
  if (!('years' in kept)) return now.subtract({ hours: 'days' in kept ? kept.days * 24 : kept.hours })
  const { years, fromEndOfYear } = kept
  const day = fromEndOfYear ? today.with({ month: 1, day: 1 }).startOfDay() : today
  return day.subtract({ years }).toInstant()
}

/**
 * Erases all personal data whose term is over, as the table says, in its order. Not one transaction: each thousand rows are one, and a
 * run that ends early is made up for by the next.
 */
export async function erasePersonalData(ctx: OutsideContext, personalData: PersonalData): Promise<void> {
  const erased: Record<string, number> = {}
  for (const [table, { rules }] of Object.entries(personalData) as [string, { rules: readonly AnyRule[] }][])
    for (const rule of rules) {
      const rows = await eraseByRule(ctx, table, rule)
      if (rows > 0) erased[table] = (erased[table] ?? 0) + rows
    }
  if (Object.keys(erased).length > 0) ctx.log.info({ erased }, 'personal data erased')
}

async function eraseByRule({ now, transaction }: OutsideContext, table: string, rule: AnyRule): Promise<number> {
  const { aheadByMinutes } = rule
  const due = {
    table,
    rule,
    before: endOfTerm(now, rule.kept),
    ahead: aheadByMinutes === undefined ? null : now.add({ minutes: aheadByMinutes }),
  }
  let rows = 0
  for (;;) {
    const some = await transaction(({ tx }) => eraseSome(tx, due))
    rows += some
    if (some === 0) return rows
  }
}

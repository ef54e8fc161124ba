import { nameInWords } from '#accounts/name-in-words.ts'
import { type Actor, actingReachOf, type Reach, reachOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { referenceKey, type ShownPreAlert } from '../pre-alert.ts'
import type { preAlertsApi } from '../pre-alerts.api.ts'
import { preAlertDto } from './pre-alert-dto.ts'
import { findPreAlertOf, preAlertsOf, type StoredPreAlert, stepsOf } from './pre-alert-store.ts'

type Api = typeof preAlertsApi

const accountOf = (actor: Actor) => {
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  return actor
}

/** How a typed text is looked for. */
export const searchOf = (text: string | undefined) => (text ? { text, key: referenceKey(text) } : undefined)

/** SPEC 7, show-prealerts: what a partner has in place of requests. */
export async function listPreAlerts(ctx: ReadContext & Call, { query }: Input<Api['listPreAlerts']>): Promise<Output<Api['listPreAlerts']>> {
  const { status, from, to, text, after, size } = query
  const today = budapestDay(ctx.now)
  const rows = await preAlertsOf(ctx.tx, reachOf(accountOf(ctx.actor)), { status, from, to, text: searchOf(text) }, today, { after, size })
  const page = rows.slice(0, size)
  return { preAlerts: page.map((row) => preAlertDto(row, today)), next: rows.length > size ? (page.at(-1)?.id ?? null) : null }
}

export async function showPreAlert(ctx: ReadContext & Call, { params }: Input<Api['showPreAlert']>): Promise<ShownPreAlert> {
  const row = await findPreAlertOf(ctx.tx, reachOf(accountOf(ctx.actor)), params.id)
  if (!row) throw new Refusal('NOT_FOUND')
  return shownOf(ctx, row)
}

/** Whether somebody acts about it as if it were their own. */
const actsAbout = ({ accountId, companyId }: Reach, row: Pick<StoredPreAlert, 'accountId' | 'companyId'>) =>
  row.accountId === accountId || (companyId !== null && row.companyId === companyId)

export const mayChange = (actor: Actor, row: Pick<StoredPreAlert, 'accountId' | 'companyId' | 'state'>): boolean =>
  actor.kind === 'account' && actor.company?.role !== 'viewer' && row.state === 'announced' && actsAbout(actingReachOf(actor), row)

export async function shownOf(ctx: ReadContext & Call, row: StoredPreAlert): Promise<ShownPreAlert> {
  const steps = await stepsOf(ctx.tx, row.id)
  return {
    ...preAlertDto(row, budapestDay(ctx.now)),
    announcedBy: nameInWords(ctx.language, row),
    history: steps.map(({ id, step, at, byKind, expectedOn, note, ...person }) => ({
      ...{ id, step, expectedOn, note },
      at: at.toString(),
      by: byKind === 'customer' ? nameInWords(ctx.language, person) : null,
    })),
    mayChange: mayChange(ctx.actor, row),
  }
}

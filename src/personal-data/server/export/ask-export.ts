import type { Input } from '#base/endpoint.ts'
import type { Language } from '#base/languages.ts'
import { type RateLimit, requireWithinLimit } from '#base/server/http/rate-limit-store.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { personalDataApi } from '../../personal-data.api.ts'
import { personLoggedIn, personOfLink } from '../person/person-of.ts'
import type { Person } from '../person/person-store.ts'
import { exportHours, insertExport } from './export-store.ts'
import { ownerOf, summaryOf } from './export-summary.ts'

/** A copy may hold many files, and nobody needs more of them in a day. */
const copiesADay: RateLimit = { limit: 'personalData.exports', max: 3, minutes: 24 * 60 }

/** @throws Refusal EXPORT_RUNNING, TOO_MANY */
export const askExport = async (ctx: TransactionContext & Call) => startExport(ctx, await personLoggedIn(ctx), ctx.language)

export const askExportByLink = async (ctx: TransactionContext & Call, { params }: Input<typeof personalDataApi.askExportByLink>) =>
  startExport(ctx, await personOfLink(ctx, params.vs), ctx.language)

/** Files the wish for a copy; the job makes it. */
export async function startExport(ctx: TransactionContext, person: Person, language: Language) {
  const { tx, now } = ctx
  const owner = ownerOf(person)
  await requireWithinLimit(tx, now, copiesADay, owner.accountId === null ? ctx.secrets.pseudonym('exports', owner.address) : String(owner.accountId))
  const id = await insertExport(tx, now, owner, language)
  if (id === null) throw new Refusal('EXPORT_RUNNING')
  await ctx.announce('dataExportAsked', { exportId: id })
  return summaryOf({ id, askedAt: now, readyAt: null, expiresAt: now.add({ hours: exportHours }), missingFiles: 0 }, now)
}

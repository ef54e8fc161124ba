import { nameInWords } from '#accounts/name-in-words.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Language } from '#base/languages.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { type ListedPromise, mondayOf } from '../../promises.ts'
import type { reportsApi } from '../../reports.api.ts'
import { withinSeconds } from '../report-store.ts'
import { laterPromises, promisesWithin } from './promise-weeks-store.ts'
import { weeksFrom } from './weeks-asked.ts'

type Later = Awaited<ReturnType<typeof laterPromises>>[number]

/** The requests behind the figures of a week: whose first promise it was, what became of it, who promised another day and why. */
export async function listPromises(
  ctx: ReadContext & Call,
  { query: { week, size, ...page } }: Input<typeof reportsApi.listPromises>,
): Promise<Output<typeof reportsApi.listPromises>> {
  const monday = mondayOf(week ?? budapestDay(ctx.now))
  const within = await weeksFrom(ctx, monday, monday)
  const { found, later } = await withinSeconds(ctx.tx, async (tx) => {
    const found = await promisesWithin(tx, within, { ...page, size })
    return {
      found,
      later: await laterPromises(
        tx,
        found.slice(0, size).map(({ id }) => id),
      ),
    }
  })
  const promises = found.slice(0, size).map(
    ({ requestId, ...promise }): ListedPromise => ({
      crmRequestId: requestId,
      ...promise,
      renewed: later.filter(({ firstId }) => firstId === promise.id).map((one) => renewal(ctx.language, one)),
    }),
  )
  return { promises, next: found.length > size ? (promises.at(-1)?.id ?? null) : null }
}

const renewal = (language: Language, { id, day, byKind, reason, firstName, middleName, lastName }: Later): ListedPromise['renewed'][number] => ({
  id,
  day,
  reason,
  by: byKind === 'staff' ? nameInWords(language, { firstName, middleName, lastName }) || null : null,
})

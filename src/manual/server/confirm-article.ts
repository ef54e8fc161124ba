import { nameInWords } from '#accounts/name-in-words.ts'
import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { manualApi } from '../manual.api.ts'
import { requireArticle } from './article-dto.ts'
import { confirmationsOf, insertConfirmation } from './manual-store.ts'

type Api = typeof manualApi

/** Nobody confirms what they have not seen. @throws Refusal NOT_FOUND, ARTICLE_MOVED_ON */
export async function confirmManualArticle(
  ctx: TransactionContext & Call,
  { params: { articleId }, body }: Input<Api['confirmManualArticle']>,
): Promise<Output<Api['confirmManualArticle']>> {
  const { version } = await requireArticle(ctx, articleId)
  if (version !== body.version) throw new Refusal('ARTICLE_MOVED_ON')
  await insertConfirmation(ctx.tx, { articleId, version, accountId: employeeIdOf(ctx), at: ctx.now })
  return { isConfirmed: true }
}

/** @throws Refusal NOT_FOUND */
export async function listManualConfirmations(
  ctx: ReadContext & Call,
  { params: { articleId } }: Input<Api['listManualConfirmations']>,
): Promise<Output<Api['listManualConfirmations']>> {
  const { confirmedSince } = await requireArticle(ctx, articleId)
  const people = await confirmationsOf(ctx.tx, articleId, confirmedSince)
  return { people: people.map((person) => ({ accountId: person.id, name: nameInWords(ctx.language, person), at: person.at?.toString() ?? null })) }
}

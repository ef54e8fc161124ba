import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { brandExists } from '#catalogue/server/brand-store.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { manualApi } from '../manual.api.ts'
import { maxArticles, pictureIdOf, type WrittenArticle } from '../manual.ts'
import { changeArticle, countArticles, findPicture, insertArticle, lockArticle, setRetired } from './manual-store.ts'

type Api = typeof manualApi
type Context = TransactionContext & Call

const editOf = (ctx: Context) => ({ by: employeeIdOf(ctx), at: ctx.now })

/** @throws Refusal INVALID_INPUT, MANUAL_FULL */
export async function createManualArticle(ctx: Context, { body }: Input<Api['createManualArticle']>) {
  await requireKnown(ctx, body)
  await requireRoom(ctx)
  return { id: await insertArticle(ctx.tx, body, editOf(ctx)) }
}

/** @throws Refusal NOT_FOUND, INVALID_INPUT, ARTICLE_MOVED_ON */
export async function changeManualArticle(ctx: Context, { params: { articleId }, body }: Input<Api['changeManualArticle']>) {
  const { version: seen, confirmAnew, ...written } = body
  await requireKnown(ctx, written)
  const article = await requireSeen(ctx, articleId, seen)
  const version = article.version + 1
  await changeArticle(ctx.tx, { id: articleId, version, confirmedSince: confirmAnew ? version : article.confirmedSince }, written, editOf(ctx))
  return { id: articleId, version }
}

/** @throws Refusal NOT_FOUND, ARTICLE_MOVED_ON, MANUAL_FULL */
export async function retireManualArticle(ctx: Context, { params: { articleId }, body }: Input<Api['retireManualArticle']>) {
  const article = await requireSeen(ctx, articleId, body.version)
  if ((article.retiredAt !== null) === body.retired) return { retired: body.retired }
  if (!body.retired) await requireRoom(ctx)
  await setRetired(ctx.tx, articleId, body.retired ? ctx.now : null)
  return { retired: body.retired }
}

async function requireSeen({ tx }: Context, id: number, seen: number) {
  const article = await lockArticle(tx, id)
  if (!article) throw new Refusal('NOT_FOUND')
  if (article.version !== seen) throw new Refusal('ARTICLE_MOVED_ON')
  return article
}

async function requireRoom({ tx }: Context) {
  if ((await countArticles(tx)) >= maxArticles) throw new Refusal('MANUAL_FULL', { values: { max: maxArticles } })
}

const pictures = /!\[[^[\]\n]{0,300}\]\(([^()\s]{1,300})\)/g

/** Brands and pictures that are named are there. */
async function requireKnown(ctx: Context, { brandIds, body }: Pick<WrittenArticle, 'brandIds' | 'body'>) {
  for (const [index, id] of brandIds.entries())
    if (!(await brandExists(ctx, id))) throw new Refusal('INVALID_INPUT', { fields: [{ path: `brandIds.${index}`, code: 'INVALID_INPUT' }] })
  for (const [, address = ''] of body.matchAll(pictures)) {
    const id = pictureIdOf(address)
    if (id === null || !(await findPicture(ctx.tx, id))) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'body', code: 'ARTICLE_PICTURE' }] })
  }
}

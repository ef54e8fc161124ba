import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { manualApi } from '../manual.api.ts'
import { isConfirmed, mayWriteManual, requireArticle, writerOf } from './article-dto.ts'
import { confirmedBy, findVersion, versionsOf } from './manual-store.ts'

type Api = typeof manualApi

/** @throws Refusal NOT_FOUND */
export async function showManualArticle(
  ctx: ReadContext & Call,
  { params: { articleId }, query }: Input<Api['showManualArticle']>,
): Promise<Output<Api['showManualArticle']>> {
  const article = await requireArticle(ctx, articleId)
  const shown = await findVersion(ctx.tx, articleId, query.version ?? article.version)
  if (!shown) throw new Refusal('NOT_FOUND')
  return {
    id: article.id,
    version: article.version,
    shownVersion: shown.version,
    title: shown.title,
    body: shown.body,
    brandIds: shown.brandIds,
    places: shown.places,
    important: shown.important,
    isConfirmed: isConfirmed(article, await confirmedBy(ctx.tx, employeeIdOf(ctx))),
    isRetired: article.retiredAt !== null,
    writtenAt: shown.writtenAt.toString(),
    writtenBy: writerOf(ctx, shown),
    mayEdit: mayWriteManual(ctx.actor),
  }
}

/** @throws Refusal NOT_FOUND */
export async function listManualVersions(
  ctx: ReadContext & Call,
  { params: { articleId }, query: { after, size } }: Input<Api['listManualVersions']>,
): Promise<Output<Api['listManualVersions']>> {
  await requireArticle(ctx, articleId)
  const rows = await versionsOf(ctx.tx, articleId, { after, size })
  const page = rows.slice(0, size)
  return {
    versions: page.map((row) => ({
      version: row.version,
      title: row.title,
      note: row.note,
      writtenAt: row.writtenAt.toString(),
      writtenBy: writerOf(ctx, row),
    })),
    next: rows.length > size ? (page.at(-1)?.version ?? null) : null,
  }
}

import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { manualApi } from '../manual.api.ts'
import type { ArticleInList } from '../manual.ts'
import { excerptOf, rankOfArticle } from '../manual-search.ts'
import { isConfirmed, mayWriteManual } from './article-dto.ts'
import { articlesOfManual, confirmedBy, type ReadyArticle } from './manual-store.ts'

type Row = typeof manualApi.listManualArticles
type Asked = Input<Row>['query']

export async function listManualArticles(ctx: ReadContext & Call, { query }: Input<Row>): Promise<Output<Row>> {
  const { text = '', after = 0, size, list } = query
  const [all, confirmed] = await Promise.all([articlesOfManual(ctx), confirmedBy(ctx.tx, employeeIdOf(ctx))])
  const found = articlesFor(query, all, list === 'retired' && mayWriteManual(ctx.actor))
  const inList = (article: ReadyArticle): ArticleInList => ({
    id: article.id,
    version: article.version,
    title: article.title,
    excerpt: excerptOf(article.found, text),
    brandIds: [...article.brandIds],
    places: [...article.places],
    important: article.important,
    isConfirmed: isConfirmed(article, confirmed),
    isRetired: article.retiredAt !== null,
    writtenAt: article.writtenAt.toString(),
  })
  return {
    articles: found.slice(after, after + size).map(inList),
    next: found.length > after + size ? after + size : null,
    toConfirm: all.filter((article) => article.important && article.retiredAt === null && !isConfirmed(article, confirmed)).length,
  }
}

/** Those that are asked for, the best answer to what is typed first; equally good ones stay in the order of their titles. */
function articlesFor({ text = '', brand, place }: Asked, all: readonly ReadyArticle[], retired: boolean): ReadyArticle[] {
  return all
    .filter((article) => (article.retiredAt !== null) === retired)
    .filter(({ brandIds }) => brand === undefined || brandIds.length === 0 || brandIds.includes(brand))
    .filter(({ places }) => place === undefined || places.includes(place))
    .flatMap((article) => {
      const rank = rankOfArticle(text, article.found)
      return rank === null ? [] : [{ article, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ article }) => article)
}

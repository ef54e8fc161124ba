import type { ManualArticle, WrittenArticle } from '../../manual.ts'

/** An article as the fields hold it: chosen brands are texts. */
export type TypedArticle = Omit<WrittenArticle, 'brandIds'> & { brandIds: string[]; confirmAnew: boolean }

/** What is about to be changed; null: a new one. */
export const typedArticle = (article: ManualArticle | null): TypedArticle => ({
  title: article?.title ?? '',
  body: article?.body ?? '',
  brandIds: article?.brandIds.map(String) ?? [],
  places: article?.places ?? [],
  important: article?.important ?? false,
  note: '',
  confirmAnew: false,
})

import type { Handlers } from '#context.ts'
import type { manualApi } from '../manual.api.ts'
import { confirmManualArticle, listManualConfirmations } from './confirm-article.ts'
import { listManualArticles } from './list-articles.ts'
import { addManualPicture, getManualPicture } from './pictures.ts'
import { listManualVersions, showManualArticle } from './show-article.ts'
import { changeManualArticle, createManualArticle, retireManualArticle } from './write-article.ts'

export const manualHandlers: Handlers<typeof manualApi> = {
  listManualArticles,
  showManualArticle,
  listManualVersions,
  createManualArticle,
  changeManualArticle,
  retireManualArticle,
  confirmManualArticle,
  listManualConfirmations,
  addManualPicture,
  getManualPicture,
}

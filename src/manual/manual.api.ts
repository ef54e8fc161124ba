import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { articleInList, articleVersion, confirmation, manualArticle, manualLists, manualPlaces, writtenArticle } from './manual.ts'

const reader = employee('manual.view')
const writer = employee('manual.edit')

const ofArticle = z.object({ articleId: idInAddress })
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType).max(2_147_483_647, wrongType)
const seenVersion = z.int(wrongType)

export const manualApi = {
  listManualArticles: get('/manual/articles', {
    summary: 'Articles of the employees’ manual: found by what is typed, for a brand, for a place of the desk; the best first, otherwise by title',
    who: reader,
    fromReplica: true,
    query: z.strictObject(
      {
        text: lineOfText(100).optional(),
        brand: number.optional(),
        place: z.enum(manualPlaces, wrongType).optional(),
        /** Those that were taken out of the manual are shown to whoever writes it. */
        list: z.enum(manualLists, wrongType).default('current'),
        /** How many were read already. */
        after: number.optional(),
        size: number.max(100, wrongType).default(25),
      },
      wrongType,
    ),
    answers: z.object({
      articles: z.array(articleInList),
      next: z.int().nullable(),
      /** Important articles that whoever asks has not confirmed yet. */
      toConfirm: z.int(),
    }),
  }),

  showManualArticle: get('/manual/articles/:articleId', {
    summary: 'An article, as it stands or as an earlier version had it',
    who: reader,
    params: ofArticle,
    query: z.strictObject({ version: number.optional() }, wrongType),
    answers: manualArticle,
  }),

  listManualVersions: get('/manual/articles/:articleId/versions', {
    summary: 'Who changed an article when, and what about; the newest first',
    who: reader,
    params: ofArticle,
    query: z.strictObject({ after: number.optional(), size: number.max(100, wrongType).default(25) }, wrongType),
    answers: z.object({ versions: z.array(articleVersion), next: z.int().nullable() }),
  }),

  createManualArticle: post('/manual/articles', {
    summary: 'Writes a new article',
    who: writer,
    body: writtenArticle,
    answers: z.object({ id: z.int() }),
  }),

  changeManualArticle: put('/manual/articles/:articleId', {
    summary: 'Changes an article; every version stays readable. `confirmAnew`: an important one is to be confirmed again by everybody',
    who: writer,
    params: ofArticle,
    body: writtenArticle.extend({ version: seenVersion, confirmAnew: z.boolean(wrongType) }),
    answers: z.object({ id: z.int(), version: z.int() }),
  }),

  retireManualArticle: put('/manual/articles/:articleId/retired', {
    summary: 'Takes an article out of the manual, or puts it back; the same twice is once',
    who: writer,
    params: ofArticle,
    body: z.strictObject({ version: seenVersion, retired: z.boolean(wrongType) }, wrongType),
    answers: z.object({ retired: z.boolean() }),
  }),

  confirmManualArticle: post('/manual/articles/:articleId/confirmation', {
    summary: 'Confirms that whoever calls has read an important article as it stands; the same twice is once',
    who: reader,
    params: ofArticle,
    body: z.strictObject({ version: seenVersion }, wrongType),
    answers: z.object({ isConfirmed: z.literal(true) }),
  }),

  listManualConfirmations: get('/manual/articles/:articleId/confirmations', {
    summary: 'Which of the employees who may read the manual confirmed an important article as it stands',
    who: writer,
    params: ofArticle,
    answers: z.object({ people: z.array(confirmation) }),
  }),

  addManualPicture: post('/manual/pictures', {
    summary: 'Adds a picture that articles name as kep:{id}',
    who: writer,
    files: { picture: { max: 1, kind: 'photo' } },
    answers: z.object({ id: z.int() }),
  }),

  getManualPicture: get('/manual/pictures/:pictureId', {
    summary: 'A picture of the manual, as JPEG',
    who: reader,
    params: z.object({ pictureId: idInAddress }),
    shape: 'file',
    fileKinds: ['jpeg'],
    answers: z.null(),
  }),
}

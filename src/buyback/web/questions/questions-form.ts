import type { Output } from '#base/endpoint.ts'
import type { buybackApi } from '../../buyback.api.ts'
import type { StoredEstimate } from '../stored-estimate.ts'
import { type AnswersForm, fromAnswers, noAnswers } from './answers-form.ts'

export type Models = Output<typeof buybackApi.listBuybackModels>['models']

/** The device, as it is chosen, and the answers about it. */
export type QuestionsForm = AnswersForm & { brandId: string; productTypeId: string; storageGb: string }

const noQuestions: QuestionsForm = { ...noAnswers, brandId: '', productTypeId: '', storageGb: '' }

/** What was answered before, or nothing. */
export const questionsOf = (stored: StoredEstimate | null): QuestionsForm =>
  stored
    ? {
        ...fromAnswers(stored.answers),
        brandId: String(stored.model.brandId),
        productTypeId: String(stored.model.productTypeId),
        storageGb: stored.model.storageGb === null ? '' : String(stored.model.storageGb),
      }
    : noQuestions

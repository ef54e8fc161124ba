import type { Output } from '#base/endpoint.ts'
import type { catalogueApi } from '#catalogue/catalogue.api.ts'
import type { CalculatorQuestion } from '../../calculator-question.ts'

export type Brands = Output<typeof catalogueApi.listBrands>

/** As the fields hold it. `productTypeId`: `notListed` where the model is not in the list. */
export type QuestionsForm = {
  brandId: string
  productGroupId: string
  productTypeId: string
  failureOptionIds: string[]
  warrantyTypeId: string
}

export const notListed = 'none'

const numberOf = (text: string) => (text === '' ? undefined : Number(text))

export const toQuestion = ({ brandId, productGroupId, productTypeId, failureOptionIds, warrantyTypeId }: QuestionsForm) => ({
  brandId: numberOf(brandId),
  productGroupId: numberOf(productGroupId),
  productTypeId: productTypeId === notListed ? null : numberOf(productTypeId),
  failureOptionIds: failureOptionIds.map(Number).sort(),
  warrantyTypeId: numberOf(warrantyTypeId),
})

/** What was asked before, or nothing. */
export const questionsOf = (asked: CalculatorQuestion | null): QuestionsForm => ({
  brandId: String(asked?.brandId ?? ''),
  productGroupId: String(asked?.productGroupId ?? ''),
  productTypeId: asked ? String(asked.productTypeId ?? notListed) : '',
  failureOptionIds: asked?.failureOptionIds.map(String) ?? [],
  warrantyTypeId: String(asked?.warrantyTypeId ?? ''),
})

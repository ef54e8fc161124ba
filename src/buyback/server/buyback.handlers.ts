import type { Handlers } from '#context.ts'
import type { buybackApi } from '../buyback.api.ts'
import { answerBuybackOffer } from './answer-buyback-offer.ts'
import { decideBuybackOnBehalf } from './decide-buyback-on-behalf.ts'
import { estimateBuyback } from './estimate-buyback.ts'
import { getBuyback } from './get-buyback.ts'
import { listBuybackModels } from './list-models.ts'
import { listBuybackPayouts } from './list-payouts.ts'
import { offerBuyback } from './offer-buyback.ts'
import { payBuyback } from './pay-buyback.ts'
import { returnBuyback } from './return-buyback.ts'
import { submitBuybackOrder } from './submit-buyback-order.ts'

export const buybackHandlers: Handlers<typeof buybackApi> = {
  listBuybackModels,
  estimateBuyback,
  submitBuybackOrder,
  getBuyback,
  offerBuyback,
  answerBuybackOffer,
  decideBuybackOnBehalf,
  returnBuyback,
  listBuybackPayouts,
  payBuyback,
}

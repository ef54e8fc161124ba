import { z } from 'zod'

/** What a customer answers to one step of the preparation. A broken device may not let itself be prepared: that is an answer as well. */
export const preparationAnswers = ['done', 'impossible'] as const
export type PreparationAnswer = (typeof preparationAnswers)[number]

/** The key of its words; who sells a device blames no fault for what cannot be done. */
export const wordOfPreparation = (answer: PreparationAnswer, isSale: boolean) => (answer === 'impossible' && isSale ? 'impossibleOfSale' : answer)

export const preparationItem = z.object({
  id: z.int(),
  text: z.string(),
  answer: z.enum(preparationAnswers).nullable(),
})
export type PreparationItem = z.output<typeof preparationItem>

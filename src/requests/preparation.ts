import { z } from 'zod'

/** What a customer answers to one step of the preparation. A broken device may not let itself be prepared: that is an answer as well. */
export const preparationAnswers = ['done', 'impossible'] as const
export type PreparationAnswer = (typeof preparationAnswers)[number]

export const preparationItem = z.object({
  id: z.int(),
  text: z.string(),
  answer: z.enum(preparationAnswers).nullable(),
})
export type PreparationItem = z.output<typeof preparationItem>

/**
 * Of the steps in db/seed/095_preparation_steps.sql, those of a repair only and those of a device that is bought: that one is not repaired, and its
 * accessories belong to its price.
 */
export const repairSteps: readonly number[] = [1, 11]
export const saleSteps: readonly number[] = [13, 14]

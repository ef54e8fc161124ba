import { z } from 'zod'
import { wrongType } from '#errors.ts'
import { requestStages, requestStatuses } from './status.ts'

const listOf = <const Word extends string>(words: readonly Word[]) =>
  z
    .string(wrongType)
    .max(300)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.enum(words, wrongType)))

/** Statuses in an address: `?status=ARRIVED,QUOTE_DONE`. */
export const statusList = listOf(requestStatuses)

/** As lists call them (`stageOf`). */
export const stageList = listOf(requestStages)

import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'

/** The `:id` of a call about one request. */
export const requestIdParams = z.object({ id: z.coerce.number(wrongType).int(refusedWith('NOT_FOUND')).positive(refusedWith('NOT_FOUND')) })

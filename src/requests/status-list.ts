import { z } from 'zod'
import { wrongType } from '#errors.ts'
import { requestStatuses } from './status.ts'

/** Statuses in an address: `?status=ARRIVED,QUOTE_DONE`. */
export const statusList = z
  .string(wrongType)
  .max(300)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.enum(requestStatuses, wrongType)))

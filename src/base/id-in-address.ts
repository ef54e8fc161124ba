import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'

/** The number of a row as it stands in an address. One that no row can have is not there (404). */
export const idInAddress = z.coerce
  .number(wrongType)
  .int(refusedWith('NOT_FOUND'))
  .positive(refusedWith('NOT_FOUND'))
  .max(Number.MAX_SAFE_INTEGER, refusedWith('NOT_FOUND'))

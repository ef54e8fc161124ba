import { z } from 'zod'
import { wrongType } from '#errors.ts'
import { requestStatuses } from './status.ts'

/** The version of the request an employee was looking at; a newer one is 409. */
export const seenVersion = z.int(wrongType)

/** How a request stands after an employee's act: the next act says this version. */
export const requestState = z.object({ version: z.int(), status: z.enum(requestStatuses) })

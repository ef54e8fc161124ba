import { z } from 'zod'
import { wrongType } from '#errors.ts'
import { afterCancellings, requestStatuses } from './status.ts'

/** The version of the request an employee was looking at; a newer one is 409. */
export const seenVersion = z.int(wrongType)

/** How a request stands after an employee's act: the next act says this version. */
export const requestState = z.object({ version: z.int(), status: z.enum(requestStatuses) })

/** Of a request whose invoice was cancelled: whether another one comes. Null: an invoice stands, or there was none yet. */
export const afterCancelling = z.enum(afterCancellings).nullable()

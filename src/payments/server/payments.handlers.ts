import type { Handlers } from '#context.ts'
import type { paymentsApi } from '../payments.api.ts'
import { createPayment } from './create-payment.ts'
import { returnFromPayment } from './return-from-payment.ts'

export const paymentsHandlers: Handlers<typeof paymentsApi> = { createPayment, returnFromPayment }

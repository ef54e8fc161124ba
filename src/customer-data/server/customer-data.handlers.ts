import type { Handlers } from '#context.ts'
import type { customerDataApi } from '../customer-data.api.ts'
import { changeFinancialData } from './change-financial-data.ts'
import { changeProfile } from './change-profile.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { showFinancialData } from './show-financial-data.ts'

export const customerDataHandlers: Handlers<typeof customerDataApi> = { changeProfile, showFinancialData, changeFinancialData, listPaymentMethods }

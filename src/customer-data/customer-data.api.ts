import { z } from 'zod'
import { customerProfile } from '#accounts/customer.ts'
import { account } from '#accounts/who.ts'
import { boundedText } from '#base/bounded-text.ts'
import { get, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { changedFinancialData, changedProfile, financialData, paymentMethod } from './customer-data.ts'

const params = z.object({ id: idInAddress })

export const customerDataApi = {
  changeProfile: put('/customers/:id', {
    summary: 'Change one’s own profile; 409 when it was changed elsewhere since',
    who: account(),
    params,
    body: changedProfile,
    forms: true,
    answers: customerProfile,
  }),
  showFinancialData: get('/customers/:id/financial-data', {
    summary: 'How the customer who is logged in pays and is invoiced',
    who: account(),
    params,
    answers: financialData,
  }),
  changeFinancialData: put('/customers/:id/financial-data', {
    summary: 'Change how one pays and is invoiced; 409 when it was changed elsewhere since',
    who: account(),
    params,
    body: changedFinancialData,
    forms: true,
    answers: financialData,
  }),
  listPaymentMethods: get('/customer-types/:type/payments', {
    summary: 'The payment methods that a type of customer may choose',
    who: account(),
    params: z.object({ type: boundedText(20) }),
    answers: z.array(paymentMethod),
  }),
}

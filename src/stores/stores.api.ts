import { account } from '#accounts/who.ts'
import { post } from '#base/endpoint.ts'
import { soughtCustomer, storeCustomer } from './store-customer.ts'

export const storesApi = {
  findStoreCustomer: post('/store-management/customer-data/hu', {
    summary: 'A customer of this very store, by e-mail address or telephone number, to fill a form; anybody else is not there',
    who: account('STORE_01', 'RETAILER', 'DISTRIBUTOR'),
    rate: 'lookup',
    // That somebody was looked for is noted whether or not they are found.
    transaction: false,
    body: soughtCustomer,
    forms: true,
    answers: storeCustomer,
  }),
}

import { z } from 'zod'
import { companyTypes } from '#accounts/customer-type.ts'
import { account, anyOf, employee } from '#accounts/who.ts'
import { del, get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { changedSavedAddress, maxSavedAddresses, newSavedAddress, savedAddress } from './saved-address.ts'

const ofCustomer = z.object({ id: idInAddress })
/** The use case narrows the accounts to the administrators of that company. */
const keepers = anyOf(account(...companyTypes), employee('company.people'))
const ofCompany = z.object({ companyId: idInAddress })
const oneOfCompany = ofCompany.extend({ addressId: idInAddress })
const oneOfCustomer = z.object({ cid: idInAddress, id: idInAddress })

export const savedAddressesApi = {
  listSavedAddresses: get('/customers/:id/addresses', {
    summary: 'The saved addresses of the customer who is logged in and those of their company, the default of each kind first',
    who: account(),
    params: ofCustomer,
    answers: z.array(savedAddress).max(2 * maxSavedAddresses),
  }),
  saveAddress: post('/customers/:id/addresses', {
    summary: 'Save an address; one that is there already is answered as it stands',
    who: account(),
    params: ofCustomer,
    body: newSavedAddress,
    forms: true,
    creates: true,
    answers: savedAddress,
  }),
  changeSavedAddress: put('/customers/:cid/addresses/:id', {
    summary: 'Change a saved address; 409 when it was changed elsewhere since',
    who: account(),
    params: oneOfCustomer,
    body: changedSavedAddress,
    forms: true,
    answers: savedAddress,
  }),
  deleteSavedAddress: del('/customers/:cid/addresses/:id', {
    summary: 'Delete a saved address; of a kind that has others, one of them is the default then',
    who: account(),
    params: oneOfCustomer,
    answers: z.object({}),
  }),
  listCompanyAddresses: get('/companies/:companyId/addresses', {
    summary: 'The addresses of a company, its pickup points among them; for its administrators and for employees with company.people',
    who: keepers,
    params: ofCompany,
    answers: z.array(savedAddress).max(maxSavedAddresses),
  }),
  saveCompanyAddress: post('/companies/:companyId/addresses', {
    summary:
      'Save an address for everybody of a company: with a contact or a note for the courier it is a pickup point; for its administrators and the desk',
    who: keepers,
    params: ofCompany,
    body: newSavedAddress,
    creates: true,
    answers: savedAddress,
  }),
  changeCompanyAddress: put('/companies/:companyId/addresses/:addressId', {
    summary: 'Change an address of a company; 409 when it was changed elsewhere since',
    who: keepers,
    params: oneOfCompany,
    body: changedSavedAddress,
    answers: savedAddress,
  }),
  deleteCompanyAddress: del('/companies/:companyId/addresses/:addressId', {
    summary: 'Delete an address of a company; requests keep the addresses they were booked with',
    who: keepers,
    params: oneOfCompany,
    answers: z.object({}),
  }),
}

import { z } from 'zod'
import { account } from '#accounts/who.ts'
import { del, get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { changedSavedAddress, maxSavedAddresses, newSavedAddress, savedAddress } from './saved-address.ts'

const ofCustomer = z.object({ id: idInAddress })
const oneOfCustomer = z.object({ cid: idInAddress, id: idInAddress })

export const savedAddressesApi = {
  listSavedAddresses: get('/customers/:id/addresses', {
    summary: 'The saved addresses of the customer who is logged in, the default of each kind first',
    who: account(),
    params: ofCustomer,
    answers: z.array(savedAddress).max(maxSavedAddresses),
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
}

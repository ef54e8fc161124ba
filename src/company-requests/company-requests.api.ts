import { z } from 'zod'
import { businessTypes } from '#accounts/customer-type.ts'
import { account } from '#accounts/who.ts'
import { del, get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { wrongType } from '#errors.ts'
import { acceptedQuotes, chosenInAddress, messageToMany, quoteOfMany, resultOfMany } from './in-bulk.ts'
import { companyRequestsPage, companyRequestsQuery } from './list.ts'
import { changedView, newView, savedView } from './saved-view.ts'

/** Whoever acts for a company is shown what its lists show them, a business account of its own what it sent. */
const business = account(...businessTypes)
const ofView = z.object({ viewId: idInAddress })
const results = z.object({ results: z.array(resultOfMany) })

export const companyRequestsApi = {
  listCompanyRequests: get('/company-requests', {
    summary: 'The requests of a company, filtered and sorted, as far as its people are shown them',
    who: business,
    fromReplica: true,
    query: companyRequestsQuery,
    answers: companyRequestsPage,
  }),

  listRequestViews: get('/company-requests/views', {
    summary: 'The views of that list that the caller keeps, by name',
    who: business,
    answers: z.object({ views: z.array(savedView) }),
  }),

  addRequestView: post('/company-requests/views', {
    summary: 'Keeps a view of the list under a name; one of them may be what it opens with',
    who: business,
    creates: true,
    body: newView,
    answers: savedView,
  }),

  changeRequestView: put('/company-requests/views/:viewId', {
    summary: 'Renames a view, keeps another in its place, or makes it what the list opens with',
    who: business,
    params: ofView,
    body: changedView,
    answers: savedView,
  }),

  deleteRequestView: del('/company-requests/views/:viewId', {
    summary: 'Lets a view go',
    who: business,
    params: ofView,
    answers: z.object({}),
  }),

  openDocumentsOfMany: get('/company-requests/documents', {
    summary: 'The documents of chosen requests: all of them as a ZIP with a folder for each request, or their hand-over sheets as one PDF',
    who: business,
    /** As dear as an action. */
    rate: 'write',
    query: z.strictObject({ ids: chosenInAddress, kind: z.enum(['all', 'sheets'], wrongType).default('all') }, wrongType),
    shape: 'file',
    fileKinds: ['zip', 'pdf'],
    answers: z.null(),
  }),

  writeToMany: post('/company-requests/messages', {
    summary: 'Writes the same message about several requests, each in its own thread; one that is refused keeps none from the others',
    who: business,
    idempotent: true,
    body: messageToMany,
    answers: results,
  }),

  showQuotesOfMany: get('/company-requests/quotes', {
    summary: 'The quotes of chosen requests before they are accepted together: what each costs, and why one cannot be',
    who: business,
    query: z.strictObject({ ids: chosenInAddress }, wrongType),
    answers: z.object({ quotes: z.array(quoteOfMany), orderToPay: z.object({ id: z.int(), text: z.string() }) }),
  }),

  acceptQuotesOfMany: post('/company-requests/quotes', {
    summary: 'Accepts several quotes, each by itself and within the limit of who accepts; the same answer twice is one answer',
    who: business,
    transaction: false,
    body: acceptedQuotes,
    answers: results,
  }),
}

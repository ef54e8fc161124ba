import type { Handlers } from '#context.ts'
import type { companyRequestsApi } from '../company-requests.api.ts'
import { acceptQuotesOfMany, showQuotesOfMany } from './accept-quotes.ts'
import { listCompanyRequests } from './list-company-requests.ts'
import { openDocumentsOfMany } from './open-documents-of-many.ts'
import { addRequestView, changeRequestView, deleteRequestView, listRequestViews } from './store-views.ts'
import { writeToMany } from './write-to-many.ts'

export const companyRequestsHandlers: Handlers<typeof companyRequestsApi> = {
  listCompanyRequests,
  listRequestViews,
  addRequestView,
  changeRequestView,
  deleteRequestView,
  openDocumentsOfMany,
  writeToMany,
  showQuotesOfMany,
  acceptQuotesOfMany,
}

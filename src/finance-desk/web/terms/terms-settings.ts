import type { Output } from '#base/endpoint.ts'
import type { termsApi } from '#invoices/terms.api.ts'

/** What may be set for any company, and by whom. */
export type TermsSettings = Omit<Output<typeof termsApi.listCompanyTerms>, 'companies' | 'next'>

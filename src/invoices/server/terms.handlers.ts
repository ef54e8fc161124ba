import type { Handlers } from '#context.ts'
import type { termsApi } from '../terms.api.ts'
import { listCompanyTerms, setCompanyTerms, showOwnTerms } from './company-terms.ts'

export const termsHandlers: Handlers<typeof termsApi> = { listCompanyTerms, setCompanyTerms, showOwnTerms }

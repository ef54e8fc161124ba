import type { Handlers } from '#context.ts'
import type { quotesApi } from '../quotes.api.ts'
import { answerExpertReport } from './answer-expert-report.ts'
import { answerQuote } from './answer-quote.ts'
import { decideQuoteOnBehalf } from './decide-quote-on-behalf.ts'
import { decideReportOnBehalf } from './decide-report-on-behalf.ts'
import { getExpertReport, getExpertReportPhoto } from './get-expert-report.ts'
import { getQuote } from './get-quote.ts'
import { getQuoteDraft } from './get-quote-draft.ts'
import { issueExpertReport } from './issue-expert-report.ts'
import { saveQuoteDraft } from './save-quote-draft.ts'
import { sendQuote } from './send-quote.ts'

export const quotesHandlers: Handlers<typeof quotesApi> = {
  getQuoteDraft,
  saveQuoteDraft,
  sendQuote,
  getQuote,
  answerQuote,
  decideQuoteOnBehalf,
  issueExpertReport,
  getExpertReport,
  getExpertReportPhoto,
  answerExpertReport,
  decideReportOnBehalf,
}

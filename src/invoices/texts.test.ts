import { checkTexts } from '#testing/check-texts.ts'
import { invoiceDocumentTexts } from './document-texts.ts'
import { invoiceEmailTexts } from './email-texts.ts'
import { termsTexts } from './terms-texts.ts'
import { invoiceTexts } from './texts.ts'

checkTexts({ documents: invoiceDocumentTexts, emails: invoiceEmailTexts, screens: invoiceTexts, terms: termsTexts })

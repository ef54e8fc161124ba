import { checkTexts } from '#testing/check-texts.ts'
import { invoiceDocumentTexts } from './document-texts.ts'

checkTexts({ documents: invoiceDocumentTexts })

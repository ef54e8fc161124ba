import { checkTexts } from '#testing/check-texts.ts'
import { signatureDocumentTexts } from './document-texts.ts'
import { signatureTexts } from './texts.ts'

checkTexts({ documents: signatureDocumentTexts, screens: signatureTexts })

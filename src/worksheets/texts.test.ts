import { checkTexts } from '#testing/check-texts.ts'
import { worksheetDocumentTexts } from './document-texts.ts'
import { worksheetEmailTexts } from './email-texts.ts'
import { kindTexts } from './kind-texts.ts'
import { worksheetTexts } from './texts.ts'

checkTexts({ ...kindTexts, emails: worksheetEmailTexts, documents: worksheetDocumentTexts, screens: worksheetTexts })

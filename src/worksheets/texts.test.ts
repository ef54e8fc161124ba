import { checkTexts } from '#testing/check-texts.ts'
import { worksheetDocumentTexts } from './document-texts.ts'
import { worksheetTexts } from './texts.ts'

checkTexts({ documents: worksheetDocumentTexts, screens: worksheetTexts })

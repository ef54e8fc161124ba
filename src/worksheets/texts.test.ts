import { checkTexts } from '#testing/check-texts.ts'
import { benchTexts } from './bench-texts.ts'
import { worksheetDocumentTexts } from './document-texts.ts'
import { worksheetEmailTexts } from './email-texts.ts'
import { kindTexts } from './kind-texts.ts'
import { templateTexts } from './template-texts.ts'
import { worksheetTexts } from './texts.ts'

checkTexts({
  ...kindTexts,
  bench: benchTexts,
  templates: templateTexts,
  emails: worksheetEmailTexts,
  documents: worksheetDocumentTexts,
  screens: worksheetTexts,
})

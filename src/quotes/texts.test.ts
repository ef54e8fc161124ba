import { checkTexts } from '#testing/check-texts.ts'
import { decisionTexts } from './decision-texts.ts'
import { quoteDocumentTexts } from './document-texts.ts'
import { quoteEmailTexts } from './email-texts.ts'
import { reasonTexts } from './reason-texts.ts'
import { quoteTexts } from './texts.ts'

checkTexts({
  decisions: decisionTexts,
  documents: quoteDocumentTexts,
  emails: quoteEmailTexts,
  reasons: reasonTexts,
  screens: quoteTexts,
})

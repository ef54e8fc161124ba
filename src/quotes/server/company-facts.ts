import type { Translator } from '#base/texts.ts'
import { company } from '#site/company.ts'
import type { quoteDocumentTexts } from '../document-texts.ts'

/** Who gives the quote or the report. */
export const companyFacts = (t: Translator<typeof quoteDocumentTexts.hu>): [string, string][] => [
  [t('company'), `${company.name}, ${company.address}, ${company.taxNumber}`],
  [t('contact'), `${company.phone}, ${company.email}`],
]

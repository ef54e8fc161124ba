import { checkTexts } from '#testing/check-texts.ts'
import { financeSectionTexts } from './section-texts.ts'
import { financeTexts } from './texts.ts'

checkTexts({ finance: financeTexts, sections: financeSectionTexts })

import { checkTexts } from '#testing/check-texts.ts'
import { financeTexts } from './texts.ts'

checkTexts({ finance: financeTexts })

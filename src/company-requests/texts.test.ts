import { checkTexts } from '#testing/check-texts.ts'
import { companyRequestTexts } from './texts.ts'

checkTexts({ list: companyRequestTexts })

import { checkTexts } from '#testing/check-texts.ts'
import { reportTexts } from './texts.ts'

checkTexts({ report: reportTexts })

import { checkTexts } from '#testing/check-texts.ts'
import { reportEmailTexts } from './email-texts.ts'
import { figureTexts } from './figure-texts.ts'
import { reportTexts } from './texts.ts'

checkTexts({ report: reportTexts, figures: figureTexts, email: reportEmailTexts })

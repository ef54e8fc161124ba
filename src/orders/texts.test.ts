import { checkTexts } from '#testing/check-texts.ts'
import { orderTexts } from './texts.ts'

checkTexts({ screens: orderTexts })

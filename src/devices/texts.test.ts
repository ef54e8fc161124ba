import { checkTexts } from '#testing/check-texts.ts'
import { deviceTexts } from './texts.ts'

checkTexts({ screens: deviceTexts })

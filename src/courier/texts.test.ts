import { checkTexts } from '#testing/check-texts.ts'
import { labelTexts } from './label-texts.ts'
import { courierLetterTexts } from './letter-texts.ts'
import { courierTexts } from './texts.ts'

checkTexts({ label: labelTexts, letters: courierLetterTexts, screens: courierTexts })

import { checkTexts } from '#testing/check-texts.ts'
import { manualTexts } from './texts.ts'

checkTexts({ screens: manualTexts })

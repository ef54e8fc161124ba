import { checkTexts } from '#testing/check-texts.ts'
import { paymentResultTexts } from './result-texts.ts'
import { simulatorTexts } from './simulator-texts.ts'

checkTexts({ results: paymentResultTexts, simulator: simulatorTexts })

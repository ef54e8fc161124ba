import { checkTexts } from '#testing/check-texts.ts'
import { paymentEmailTexts } from './email-texts.ts'
import { paymentResultTexts } from './result-texts.ts'
import { simulatorTexts } from './simulator-texts.ts'

checkTexts({ emails: paymentEmailTexts, results: paymentResultTexts, simulator: simulatorTexts })

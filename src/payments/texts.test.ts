import { checkTexts } from '#testing/check-texts.ts'
import { paymentEmailTexts } from './email-texts.ts'
import { payTexts } from './pay-texts.ts'
import { paymentResultTexts } from './result-texts.ts'
import { simulatorTexts } from './simulator-texts.ts'

checkTexts({ emails: paymentEmailTexts, pay: payTexts, results: paymentResultTexts, simulator: simulatorTexts })

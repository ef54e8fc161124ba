import { checkTexts } from '#testing/check-texts.ts'
import { paymentDeskTexts } from './desk-texts.ts'
import { paymentEmailTexts } from './email-texts.ts'
import { payTexts } from './pay-texts.ts'
import { paymentResultTexts } from './result-texts.ts'
import { simulatorTexts } from './simulator-texts.ts'

checkTexts({ desk: paymentDeskTexts, emails: paymentEmailTexts, pay: payTexts, results: paymentResultTexts, simulator: simulatorTexts })

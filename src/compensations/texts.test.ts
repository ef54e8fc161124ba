import { checkTexts } from '#testing/check-texts.ts'
import { compensationDeskTexts } from './desk-texts.ts'
import { compensationEmailTexts } from './email-texts.ts'
import { ownCompensationTexts } from './own-texts.ts'

checkTexts({ desk: compensationDeskTexts, emails: compensationEmailTexts, own: ownCompensationTexts })

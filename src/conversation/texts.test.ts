import { checkTexts } from '#testing/check-texts.ts'
import { conversationEmailTexts } from './email-texts.ts'
import { conversationTexts } from './texts.ts'

checkTexts({ emails: conversationEmailTexts, screens: conversationTexts })

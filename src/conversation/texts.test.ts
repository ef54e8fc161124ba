import { checkTexts } from '#testing/check-texts.ts'
import { conversationLetterTexts } from './letter-texts.ts'
import { conversationTexts } from './texts.ts'

checkTexts({ letters: conversationLetterTexts, screens: conversationTexts })

import { checkTexts } from '#testing/check-texts.ts'
import { messageTexts } from './message-texts.ts'
import { outboxTexts } from './outbox-texts.ts'

checkTexts({ messages: messageTexts, outbox: outboxTexts })

import type { Handlers } from '#context.ts'
import type { insurerApi } from '../../insurer.api.ts'
import { askForReturn } from './ask-for-return.ts'
import { askInsurer } from './ask-insurer.ts'
import { getInsurerQuote, getInsurerQuoteDocument } from './get-insurer-quote.ts'
import { noteInsurerAnswer } from './note-insurer-answer.ts'

export const insurerHandlers: Handlers<typeof insurerApi> = {
  getInsurerQuote,
  getInsurerQuoteDocument,
  askInsurer,
  noteInsurerAnswer,
  askForReturn,
}

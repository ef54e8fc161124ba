import { checkTexts } from '#testing/check-texts.ts'
import { statementTexts } from './texts.ts'

checkTexts({ statements: statementTexts })

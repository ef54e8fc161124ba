import { checkTexts } from '#testing/check-texts.ts'
import { emailFieldTexts } from './texts.ts'

checkTexts({ emailField: emailFieldTexts })

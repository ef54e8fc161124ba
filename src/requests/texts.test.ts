import { checkTexts } from '#testing/check-texts.ts'
import { stepTexts } from './step-texts.ts'

checkTexts({ steps: stepTexts })

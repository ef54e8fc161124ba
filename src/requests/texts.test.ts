import { checkTexts } from '#testing/check-texts.ts'
import { guideTexts } from './guide-texts.ts'
import { statusTexts } from './status-texts.ts'
import { stepTexts } from './step-texts.ts'

checkTexts({ guide: guideTexts, statuses: statusTexts, steps: stepTexts })

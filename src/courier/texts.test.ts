import { checkTexts } from '#testing/check-texts.ts'
import { courierEmailTexts } from './email-texts.ts'
import { labelTexts } from './label-texts.ts'
import { courierTexts } from './texts.ts'

checkTexts({ label: labelTexts, emails: courierEmailTexts, screens: courierTexts })

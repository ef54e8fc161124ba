import { checkTexts } from '#testing/check-texts.ts'
import { preAlertDeskTexts } from './desk-texts.ts'
import { preAlertTexts } from './texts.ts'

checkTexts({ preAlerts: preAlertTexts, preAlertsAtDesk: preAlertDeskTexts })

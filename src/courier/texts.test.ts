import { checkTexts } from '#testing/check-texts.ts'
import { courierEmailTexts } from './email-texts.ts'
import { labelTexts } from './label-texts.ts'
import { nextDeliveryTexts } from './next-delivery-texts.ts'
import { courierTexts } from './texts.ts'

checkTexts({ nextDelivery: nextDeliveryTexts, label: labelTexts, emails: courierEmailTexts, screens: courierTexts })

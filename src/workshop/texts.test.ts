import { checkTexts } from '#testing/check-texts.ts'
import { arrivedTexts } from './arrived-texts.ts'
import { conditionTexts } from './condition-texts.ts'
import { workshopEmailTexts } from './email-texts.ts'
import { secondDeviceTexts } from './second-device-texts.ts'
import { workshopTexts } from './texts.ts'

checkTexts({
  arrived: arrivedTexts,
  conditions: conditionTexts,
  emails: workshopEmailTexts,
  screens: workshopTexts,
  secondDevice: secondDeviceTexts,
})

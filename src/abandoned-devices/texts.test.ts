import { checkTexts } from '#testing/check-texts.ts'
import { abandonedDeviceEmailTexts } from './email-texts.ts'
import { ownStorageTexts } from './own-texts.ts'
import { abandonedDeviceTexts } from './texts.ts'

checkTexts({ emails: abandonedDeviceEmailTexts, screens: abandonedDeviceTexts, own: ownStorageTexts })

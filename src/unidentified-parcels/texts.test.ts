import { checkTexts } from '#testing/check-texts.ts'
import { unidentifiedParcelTexts } from './texts.ts'

checkTexts({ unidentifiedParcels: unidentifiedParcelTexts })

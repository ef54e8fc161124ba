import { useFormContext, useWatch } from 'react-hook-form'
import { useFormats } from '#base/web/formats.ts'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { useFormValues } from '../booking/use-form-values.ts'
import { useColours, useProductTypes } from '../device/use-product-types.ts'
import { type AnswerGroup, answersOf } from './answers.ts'

/** What has been answered by now, part by part, as it is typed. */
export function useAnswers(): readonly AnswerGroup[] {
  const t = useTexts(laterTexts)
  const ofSteps = useTexts(requestTexts)
  const formats = useFormats()
  const { language } = useLanguage()
  const form = useFormValues()
  const { setup, documents, serviceEntry } = useBooking()
  const accountInWords = serviceEntry.sale?.accountInWords ?? String
  const colours = useChosenColours()
  return answersOf(form, setup, documents, { t, ofSteps, formats, language, colours, accountInWords })
}

function useChosenColours() {
  const { control } = useFormContext<BookingForm>()
  const [brandId, groupId, typeId] = useWatch({
    control,
    name: ['serviceRequest.brandId', 'serviceRequest.productGroupId', 'serviceRequest.productTypeId'],
  })
  return useColours(typeId, useProductTypes(brandId, groupId))
}

import { useFormContext, useWatch } from 'react-hook-form'
import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { useFormValues } from '../booking/use-form-values.ts'
import { useColours, useProductTypes } from '../device/use-product-types.ts'
import { answersOf } from './answers.ts'
import styles from './check.module.css'

/** Everything that will be sent, each part with a way back to where it was asked. */
export function AnswerList() {
  const t = useTexts(laterTexts)
  const ofSteps = useTexts(requestTexts)
  const formats = useFormats()
  const { language } = useLanguage()
  const form = useFormValues()
  const { setup, documents, goTo } = useBooking()
  const colours = useChosenColours()
  return answersOf(form, setup, documents, { t, ofSteps, formats, language, colours }).map(({ step, title, answers }) => (
    <section key={title} className={styles.group} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Button variant="link" onClick={() => goTo(step, { isMending: true })}>
          {t('check.change')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
      <FactList facts={answers.map(({ name, value }) => [name, value])} variant="page" />
    </section>
  ))
}

function useChosenColours() {
  const { control } = useFormContext<BookingForm>()
  const [brandId, groupId, typeId] = useWatch({
    control,
    name: ['serviceRequest.brandId', 'serviceRequest.productGroupId', 'serviceRequest.productTypeId'],
  })
  return useColours(typeId, useProductTypes(brandId, groupId))
}

import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { brandOf } from '../booking/form-answers.ts'
import { useFormValues } from '../booking/use-form-values.ts'
import { TickField } from '../fields/TickField.tsx'
import styles from './check.module.css'
import { NewTab, Readable } from './readable.tsx'

/** The notice is acknowledged, the terms are accepted (DESIGN 8.6); nothing is ticked for the customer. */
export function Consents() {
  const t = useTexts(laterTexts)
  const { setup, serviceEntry } = useBooking()
  const by = serviceEntry.caller ? 'caller' : 'check'
  const form: BookingForm = useFormValues()
  const { generalInfo, serviceTerms } = setup.texts
  return (
    <section className={styles.consents} aria-labelledby="consents-title">
      <h3 id="consents-title">{t('check.consents')}</h3>
      {serviceEntry.caller && <p>{t('caller.readOut')}</p>}
      <TickField path="gdpr" label={t(`${by}.privacy`)} hint={<NewTab to={paths.privacy()}>{t('check.privacyLink')}</NewTab>} />
      <TickField
        path="termsAndCond"
        label={t(`${by}.terms`)}
        hint={
          <>
            <NewTab to={paths.terms()}>{t('check.termsLink')}</NewTab>
            {serviceTerms?.body && <Readable title={t('check.serviceTerms', { service: setup.availableService.name })} html={serviceTerms.body} />}
          </>
        }
      />
      {generalInfo?.body && <Readable title={t('check.generalInfoTitle', { brand: brandOf(form, setup)?.name ?? '' })} html={generalInfo.body} />}
    </section>
  )
}

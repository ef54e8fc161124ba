import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Sent } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import { FormLongTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { newKey } from '#base/web/new-key.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { BookingSetup, PreviousRequest } from '../../booking-setup.ts'
import { laterTexts } from '../../later-texts.ts'
import { requestsApi } from '../../requests.api.ts'
import { storeDone } from '../booking/booking-done.ts'
import { Notices } from '../check/Notices.tsx'
import { NewTab, Readable } from '../check/readable.tsx'
import { PreviousRepair } from '../device/PreviousRepair.tsx'
import type { ServiceEntry } from '../service-entries.ts'
import { ClaimPickupFields } from './ClaimPickupFields.tsx'
import { fieldOfClaim, untouched } from './claim-values.ts'

type Props = {
  readonly serviceEntry: ServiceEntry
  readonly setup: BookingSetup
  readonly previous: PreviousRequest
  /** The ordinary steps, for whoever has moved, or sends it from elsewhere. */
  readonly openSteps: () => void
}

type Body = Sent<typeof requestsApi.submitRepeatClaim>['body']

const textVersionsOf = ({ privacy, terms, generalInfo, serviceTerms }: BookingSetup['texts']): Body['textVersions'] => ({
  privacy: privacy.id,
  terms: terms.id,
  generalInfo: generalInfo?.id ?? null,
  serviceTerms: serviceTerms?.id ?? null,
})

/** A repeat claim on one page: what is known is shown, what is new is asked. */
export function ConfirmClaim({ serviceEntry, setup, previous, openSteps }: Props) {
  const t = useTexts(laterTexts)
  const navigate = useNavigate()
  const [idempotencyKey] = useState(newKey)
  const { identicalHash = '' } = serviceEntry.query
  const { serviceTerms } = setup.texts
  const form = useSchemaForm({
    schema: requestsApi.submitRepeatClaim.body,
    values: untouched,
    toBody: (values) => ({ ...values, identicalHash, textVersions: textVersionsOf(setup.texts) }),
    // What is wrong with anything carried concerns the whole claim; the steps can mend it.
    fieldAt: fieldOfClaim,
    send: (body) => call(requestsApi.submitRepeatClaim, { body, idempotencyKey }),
    async onSent(booked) {
      storeDone({ ...booked, serviceEntry: serviceEntry.processType })
      await navigate(paths.bookingDone(), { replace: true })
    },
    // Another took the last place, or the texts changed: the page shows what is true now.
    onRefused: () => {
      void readAgain(requestsApi.getBookingSetup)
      return false
    },
  })
  const { control } = form
  if (setup.pickupDays.length === 0) return <Note>{t('claim.noDays')}</Note>
  return (
    <Card as="form" width="text" noValidate aria-labelledby="claim" onSubmit={(event) => void form.submit(event)}>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <h2 id="claim">{t('claim.title')}</h2>
      <p>{t('claim.lead')}</p>
      <PreviousRepair previous={previous}>
        <Button variant="link" onClick={openSteps}>
          {t('claim.other')}
        </Button>
      </PreviousRepair>
      <FormLongTextField
        control={control}
        path="serviceRequest.troubleDescription"
        label={t('claim.trouble')}
        hint={t('claim.troubleHint')}
        limit={3000}
        rows={4}
        required
      />
      <ClaimPickupFields control={control} days={setup.pickupDays} />
      <Notices setup={setup} />
      <FormTickField control={control} path="gdpr" label={t('check.privacy')} hint={<NewTab to={paths.privacy()}>{t('check.privacyLink')}</NewTab>} />
      <FormTickField
        control={control}
        path="termsAndCond"
        label={t('check.terms')}
        hint={
          <>
            <NewTab to={paths.terms()}>{t('check.termsLink')}</NewTab>
            {serviceTerms?.body && <Readable title={t('check.serviceTerms', { service: setup.availableService.name })} html={serviceTerms.body} />}
          </>
        }
      />
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'claim.sending' : 'claim.send')}
        </Button>
      </Actions>
    </Card>
  )
}

import { useFormContext, useWatch } from 'react-hook-form'
import { useSession } from '#accounts/web/session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import { BillingAddressFields } from '../billing/BillingAddressFields.tsx'
import { CompanyFields } from '../billing/CompanyFields.tsx'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { Section } from '../booking/Section.tsx'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import { TickField } from '../fields/TickField.tsx'

/** Whom the invoice names. */
export function BillingStep() {
  const t = useTexts(requestTexts)
  const { setup } = useBooking()
  const session = useSession()
  const { control } = useFormContext<BookingForm>()
  const isCompany = useWatch({ control, name: 'customer.isCompany' })
  const { company, accountRegistration } = setup.form.definition
  const asCompany = company === 'choose' ? isCompany : company === 'company'
  return (
    <>
      {company === 'choose' && (
        <ChoiceCards
          path="customer.isCompany"
          legend={t('billing.who')}
          choices={[
            { value: false, label: t('billing.person'), detail: t('billing.personHint') },
            { value: true, label: t('billing.company'), detail: t('billing.companyHint') },
          ]}
          shape="rows"
        />
      )}
      {asCompany && <CompanyFields />}
      <Section title={t('billing.addressTitle')}>
        <BillingAddressFields />
      </Section>
      {accountRegistration && session.kind !== 'signedIn' && (
        <Section title={t('billing.accountTitle')}>
          <TickField path="accountRegistration" label={t('billing.account')} hint={t('billing.accountHint')} />
        </Section>
      )}
    </>
  )
}

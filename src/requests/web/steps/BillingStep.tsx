import { useFormContext, useWatch } from 'react-hook-form'
import { useSession } from '#accounts/web/session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { BillingAddressFields } from '../billing/BillingAddressFields.tsx'
import { CompanyFields } from '../billing/CompanyFields.tsx'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { Section } from '../booking/Section.tsx'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { TickField } from '../fields/TickField.tsx'

/** Whom the invoice names. */
export function BillingStep() {
  const t = useTexts(laterTexts)
  const { setup, serviceEntry } = useBooking()
  const session = useSession()
  const { control } = useFormContext<BookingForm>()
  const isCompany = useWatch({ control, name: 'customer.isCompany' })
  const { company, accountRegistration } = setup.form.definition
  const isSale = serviceEntry.sale !== undefined
  // An invoice is the company's (decision 95): whoever books for one is not asked whose it is.
  const actsForCompany = session.kind === 'signedIn' && session.person.company !== null && !isSale && isCompany
  const asCompany = company === 'choose' ? isCompany : company === 'company'
  return (
    <>
      {company === 'choose' && !actsForCompany && (
        <ChoiceCards
          path="customer.isCompany"
          legend={t(isSale ? 'sale.who' : 'billing.who')}
          choices={[
            { value: false, label: t('billing.person'), detail: t(isSale ? 'sale.personHint' : 'billing.personHint') },
            { value: true, label: t('billing.company'), detail: t(isSale ? 'sale.companyHint' : 'billing.companyHint') },
          ]}
          shape="rows"
        />
      )}
      {asCompany && <CompanyFields />}
      {setup.costCentres.length > 0 && (
        <SelectField
          path="serviceRequest.costCentreId"
          label={t('billing.costCentre')}
          hint={t('billing.costCentreHint')}
          isOptional
          options={setup.costCentres.map(({ id, code, name }) => ({ value: id, label: `${code} – ${name}` }))}
        />
      )}
      <Section title={t(isSale ? 'sale.addressTitle' : 'billing.addressTitle')}>
        <BillingAddressFields />
      </Section>
      {isSale && (
        <Section title={t('sale.payoutTitle')}>
          <TextField path="payoutAccount" label={t('sale.account')} hint={t('sale.accountHint')} inputMode="text" autoComplete="off" isCheckedLive />
        </Section>
      )}
      {accountRegistration && session.kind !== 'signedIn' && (
        <Section title={t('billing.accountTitle')}>
          <TickField path="accountRegistration" label={t('billing.account')} hint={t('billing.accountHint')} />
        </Section>
      )}
    </>
  )
}

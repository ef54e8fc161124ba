import { useFormContext, useWatch } from 'react-hook-form'
import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { countriesByName } from '#addresses/countries.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { addressTexts } from '#addresses/texts.ts'
import { intlLocales } from '#base/languages.ts'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { SavedAddressPick } from '../own-data/SavedAddressPick.tsx'
import { AddressFields } from '../pickup/AddressFields.tsx'

/** The address on the invoice, of a sale the seller's: the pickup's own, or another, which may be abroad. */
export function BillingAddressFields() {
  const t = useTexts(laterTexts)
  const ofAddress = useTexts(addressTexts)
  const { language } = useLanguage()
  const { setup, serviceEntry } = useBooking()
  const isSale = serviceEntry.sale !== undefined
  const { control, setValue, getValues } = useFormContext<BookingForm>()
  const [kind, pickup] = useWatch({ control, name: ['billingAddress.kind', 'deliveryInAddress'] })
  const proposeName = () => {
    if (getValues('billingAddress.billingName') !== '') return
    const customer = getValues('customer')
    const isCompany = setup.form.definition.company !== 'person' && customer.isCompany
    const form = setup.lookups.businessForms.find(({ id }) => id === customer.businessForm)?.short ?? null
    setValue('billingAddress.billingName', isCompany ? fullCompanyName(customer.companyName, form) : nameInWords(language, customer))
  }
  return (
    <>
      <SavedAddressPick address="billingAddress" />
      <ChoiceCards
        path="billingAddress.kind"
        legend={t(isSale ? 'sale.address' : 'billing.where')}
        choices={[
          { value: 'same' as const, label: t(isSale ? 'sale.pickupAddress' : 'billing.same'), detail: formatAddress(pickup) },
          { value: 'address' as const, label: t(isSale ? 'sale.otherAddress' : 'billing.other') },
        ]}
        shape="rows"
        whenChosen={(chosen) => chosen === 'address' && proposeName()}
      />
      {kind === 'address' && (
        <>
          <TextField path="billingAddress.billingName" label={t(isSale ? 'sale.name' : 'billing.name')} autoComplete="billing name" />
          <SelectField
            path="billingAddress.countryCode"
            label={ofAddress('field.country')}
            autoComplete="billing country"
            options={countriesByName(intlLocales[language]).map(({ code, name }) => ({ value: code, label: name }))}
          />
          <AddressFields address="billingAddress" section="billing" />
        </>
      )}
    </>
  )
}

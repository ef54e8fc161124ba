import { IconCircleCheck } from '@tabler/icons-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { businessFormInWords } from '#accounts/business-form.ts'
import { toTaxNumber } from '#accounts/tax-number.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import styles from '../device/identifier.module.css'
import { SelectField } from '../fields/SelectField.tsx'
import { TextField } from '../fields/TextField.tsx'

/** The company that orders and is invoiced. */
export function CompanyFields() {
  const t = useTexts(laterTexts)
  const { setup } = useBooking()
  const { control, setValue, getValues } = useFormContext<BookingForm>()
  const taxNumber = toTaxNumber(useWatch({ control, name: 'customer.taxNumber' }))
  const withHyphens = () => {
    const tidied = toTaxNumber(getValues('customer.taxNumber'))
    if (tidied !== null) setValue('customer.taxNumber', tidied)
  }
  return (
    <>
      <TextField path="customer.companyName" label={t('billing.companyName')} hint={t('billing.companyNameHint')} autoComplete="organization" />
      <SelectField
        path="customer.businessForm"
        label={t('billing.businessForm')}
        options={setup.lookups.businessForms.map((form) => ({ value: form.id, label: businessFormInWords(form) }))}
      />
      <TextField
        path="customer.taxNumber"
        label={t('billing.taxNumber')}
        hint={t('billing.taxNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        size="middle"
        isCheckedLive
        whenLeft={withHyphens}
        after={
          <p role="status" className={styles.good}>
            {taxNumber !== null && (
              <>
                <IconCircleCheck size={20} aria-hidden="true" />
                {t('billing.taxNumberGood')}
              </>
            )}
          </p>
        }
      />
    </>
  )
}

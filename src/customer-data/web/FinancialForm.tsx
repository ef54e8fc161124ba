import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { customerDataApi } from '../customer-data.api.ts'
import { changedFinancialData, type FinancialData } from '../customer-data.ts'
import { customerDataTexts } from '../texts.ts'
import { SaveRow } from './SaveRow.tsx'

type Props = {
  readonly accountId: number
  /** A tax number is asked of companies. */
  readonly isPrivate: boolean
  readonly data: FinancialData
  readonly methods: readonly { readonly id: number; readonly name: string }[]
}

const valuesOf = ({ paymentMethod, bankAccountNumber, taxNumber }: FinancialData) => ({
  paymentMethod: paymentMethod === null ? '' : String(paymentMethod.id),
  bankAccountNumber: bankAccountNumber ?? '',
  taxNumber: taxNumber ?? '',
})

/** SPEC 3, user account: how one pays and is invoiced. The legal form is asked beside the name of the company. */
export function FinancialForm({ accountId, isPrivate, data, methods }: Props) {
  const t = useTexts(customerDataTexts)
  const [isSaved, setSaved] = useState(false)
  const { version, businessForm } = data
  const form = useSchemaForm({
    schema: changedFinancialData,
    values: valuesOf(data),
    toBody: ({ paymentMethod, ...values }) => ({
      ...values,
      version,
      paymentMethod: paymentMethod === '' ? null : Number(paymentMethod),
      businessForm: businessForm?.id ?? null,
    }),
    send: (body) => call(customerDataApi.changeFinancialData, { params: { id: accountId }, body }),
    onSent: async () => {
      setSaved(true)
      await readAgain(customerDataApi.showFinancialData)
    },
    overtaken: { now: async () => valuesOf(await readNow(customerDataApi.showFinancialData, { params: { id: accountId } })) },
  })
  const { control } = form
  return (
    <Card as="form" width="text" isSpaced noValidate aria-labelledby="financial" onSubmit={(event) => void form.submit(event)}>
      <h2 id="financial">{t('financial')}</h2>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <FactList facts={[[t('currency'), t('forint')]]} />
      <FormSelectField control={control} path="paymentMethod" label={t('paymentMethod')} isOptional>
        {methods.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
      <FormTextField control={control} path="bankAccountNumber" label={t('bankAccount')} hint={t('bankAccountHint')} autoComplete="off" isOptional />
      {!isPrivate && (
        <FormTextField
          control={control}
          path="taxNumber"
          label={t('taxNumber')}
          hint={t('taxNumberHint')}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      )}
      <SaveRow isSaving={form.isSubmitting} isSaved={isSaved && !form.isDirty} />
    </Card>
  )
}

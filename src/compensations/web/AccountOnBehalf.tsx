import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { OneOf } from '#base/web/forms/choice-fields.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { saidBy } from '#requests/said-by.ts'
import type { CompensationView } from '../compensation.ts'
import { compensationsApi } from '../compensations.api.ts'
import { compensationDeskTexts } from '../desk-texts.ts'
import { ownCompensationTexts } from '../own-texts.ts'
import { AccountFields, noAccount } from './AccountFields.tsx'
import styles from './compensations.module.css'

type Props = {
  readonly requestId: number
  readonly compensation: CompensationView
  readonly onDone: () => unknown
  readonly onBack: () => void
}

/** The account as the customer said it by phone, by e-mail or in person. */
export function AccountOnBehalf({ requestId, compensation: { version, known, account }, onDone, onBack }: Props) {
  const t = useTexts(compensationDeskTexts)
  const own = useTexts(ownCompensationTexts)
  const [idempotencyKey] = useState(newKey)
  const form = useSchemaForm({
    schema: compensationsApi.sayCompensationAccountOnBehalf.body,
    values: { ...noAccount, holder: account?.holder ?? '' },
    toBody: ({ useKnown, account: typed, holder, method, note }) => ({
      ...{ version, useKnown, account: useKnown ? '' : typed, holder },
      ...{ method: method || undefined, note },
    }),
    send: (body) => call(compensationsApi.sayCompensationAccountOnBehalf, { params: { id: requestId }, body, idempotencyKey }),
    onSent: onDone,
    focus: 'field',
  })
  const { control } = form
  const place = useFormPlace(form, onBack)
  return (
    <form {...place} className={styles.form} aria-labelledby="compensation-form">
      <h4 id="compensation-form">{t('formTitle')}</h4>
      <AccountFields control={control} known={known} />
      <OneOf
        control={control}
        path="method"
        legend={t('method')}
        choices={saidBy.map((value) => ({ value, label: t(`channels.${value}`) }))}
        shape="row"
      />
      <FormTextField control={control} path="note" name="compensation-note" label={t('note')} autoComplete="off" />
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t('confirm')}
        </Button>
        <Button variant="quiet" onClick={() => void form.leave(onBack)} aria-disabled={form.isSubmitting}>
          {own('back')}
        </Button>
      </Actions>
    </form>
  )
}

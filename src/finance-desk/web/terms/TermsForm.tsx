import { call } from '#base/web/call.ts'
import { figure } from '#base/web/forms/figure.ts'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { CompanyOnTerms } from '#invoices/company-terms.ts'
import { termsApi } from '#invoices/terms.api.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { NoteFields } from '../parts/NoteFields.tsx'

type Props = {
  readonly company: CompanyOnTerms
  readonly usualDays: number
  readonly onSaved: (saved: boolean) => void
  readonly onCancel: () => void
}

/** The terms of a company from now on, with why. */
export function TermsForm({ company: { kind, id: holderId, history }, usualDays, onSaved, onCancel }: Props) {
  const t = useTexts(financeTexts)
  const [terms] = history
  const form = useSchemaForm({
    schema: termsApi.setCompanyTerms.body,
    values: {
      dueDays: String(terms?.dueDays ?? usualDays),
      creditLimit: terms?.creditLimit === null || terms === undefined ? '' : String(terms.creditLimit),
      barred: terms?.barred ?? false,
      note: '',
    },
    toBody: ({ dueDays, creditLimit, barred, note }) => ({
      dueDays: figure(dueDays),
      creditLimit: creditLimit.trim() === '' ? null : figure(creditLimit),
      barred,
      note,
      seen: terms?.id ?? null,
    }),
    send: (body) => call(termsApi.setCompanyTerms, { params: { kind, holderId }, body }),
    onSent: () => onSaved(true),
    // What was set meanwhile is shown; the refusal stays beside it.
    onRefused: ({ code }) => {
      if (code === 'TERMS_MOVED_ON') onSaved(false)
      return false
    },
    focus: 'field',
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className={styles.form}>
      <FormTextField control={form.control} path="dueDays" name={`days-${kind}-${holderId}`} inputMode="numeric" label={t('terms.daysField')} />
      <FormTextField
        control={form.control}
        path="creditLimit"
        name={`limit-${kind}-${holderId}`}
        inputMode="numeric"
        label={t('terms.limitField')}
        hint={t('terms.limitHint')}
      />
      <FormTickField control={form.control} path="barred" name={`barred-${kind}-${holderId}`} label={t('terms.barredField')} />
      <NoteFields form={form} path="note" id={`terms-${kind}-${holderId}`} hint={t('terms.noteHint')} onCancel={onCancel} />
    </form>
  )
}

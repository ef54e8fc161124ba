import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { figure } from '#base/web/forms/figure.ts'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
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

const valuesOf = (terms: CompanyOnTerms['history'][number] | undefined, usualDays: number) => ({
  dueDays: String(terms?.dueDays ?? usualDays),
  creditLimit: terms?.creditLimit == null ? '' : String(terms.creditLimit),
  barred: terms?.barred ?? false,
  note: '',
})

/** The terms of a company from now on, with why. When somebody else set them meanwhile, both stand side by side. */
export function TermsForm({ company: { kind, id: holderId, company: name, history }, usualDays, onSaved, onCancel }: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const [terms] = history
  const form = useSchemaForm({
    schema: termsApi.setCompanyTerms.body,
    values: valuesOf(terms, usualDays),
    toBody: ({ dueDays, creditLimit, barred, note }) => ({
      dueDays: figure(dueDays),
      creditLimit: creditLimit.trim() === '' ? null : figure(creditLimit),
      barred,
      note,
      seen: terms?.id ?? null,
    }),
    send: (body) => call(termsApi.setCompanyTerms, { params: { kind, holderId }, body }),
    onSent: () => onSaved(true),
    overtaken: {
      now: async () => {
        const { companies } = await call(termsApi.listCompanyTerms, { query: { text: name } })
        const now = companies.find((other) => other.kind === kind && other.id === holderId)
        return now ? valuesOf(now.history[0], usualDays) : null
      },
      names: { dueDays: t('terms.daysField'), creditLimit: t('terms.limitField'), barred: t('terms.barredField') },
      inWords: { creditLimit: (limit) => (/^\d+$/.test(limit) ? formats.forint(Number(limit)) : limit || t('terms.noLimit')) },
    },
    // The terms that are set on are those of now.
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
      <OvertakenNotice overtaken={form.overtaken} />
      <NoteFields form={form} path="note" id={`terms-${kind}-${holderId}`} hint={t('terms.noteHint')} onCancel={onCancel} />
    </form>
  )
}

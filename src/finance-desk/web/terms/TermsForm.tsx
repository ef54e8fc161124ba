import { type Control, useController } from 'react-hook-form'
import type { Sent } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { figure } from '#base/web/forms/figure.ts'
import { FormSelectField, FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { CompanyOnTerms } from '#invoices/company-terms.ts'
import { termsApi } from '#invoices/terms.api.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { NoteFields } from '../parts/NoteFields.tsx'
import type { TermsSettings } from './terms-settings.ts'

type Props = {
  readonly company: CompanyOnTerms
  readonly settings: TermsSettings
  readonly onSaved: (saved: boolean) => void
  readonly onCancel: () => void
}

/** Chosen on purpose, where a select would say that nothing is chosen yet. */
const none = 'none'

const valuesOf = (terms: CompanyOnTerms['history'][number] | undefined, usualDays: number) => ({
  dueDays: String(terms?.dueDays ?? usualDays),
  creditLimit: terms?.creditLimit == null ? '' : String(terms.creditLimit),
  barred: terms?.barred ?? false,
  paymentMethods: terms?.paymentMethods ?? [],
  usualMethod: String(terms?.usualMethod ?? none),
  priceListId: String(terms?.priceList?.id ?? none),
  note: '',
})

const orNull = (chosen: string) => (/^\d+$/.test(chosen) ? Number(chosen) : null)

type TermsBody = Sent<typeof termsApi.setCompanyTerms>['body']

/** The terms of a company from now on, with why. When somebody else set them meanwhile, both stand side by side. */
export function TermsForm({ company: { kind, id: holderId, company: name, history }, settings, onSaved, onCancel }: Props) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const { usualDays, paymentMethods: known, priceLists } = settings
  const [terms] = history
  const form = useSchemaForm({
    schema: termsApi.setCompanyTerms.body,
    values: valuesOf(terms, usualDays),
    toBody: ({ dueDays, creditLimit, barred, paymentMethods, usualMethod, priceListId, note }) => ({
      dueDays: figure(dueDays),
      creditLimit: creditLimit.trim() === '' ? null : figure(creditLimit),
      barred,
      // The schema refuses what is no method.
      paymentMethods: paymentMethods.length === 0 ? null : (paymentMethods as TermsBody['paymentMethods']),
      usualMethod: orNull(usualMethod) as TermsBody['usualMethod'],
      priceListId: orNull(priceListId),
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
      names: {
        dueDays: t('terms.daysField'),
        creditLimit: t('terms.limitField'),
        barred: t('terms.barredField'),
        usualMethod: t('terms.usual2'),
        priceListId: t('terms.priceList'),
      },
      inWords: {
        usualMethod: (id) => known.find((one) => String(one.id) === id)?.name ?? t('terms.usualNone'),
        priceListId: (id) => priceLists.find((one) => String(one.id) === id)?.name ?? t('terms.priceListGeneral'),
        creditLimit: (limit) => (/^\d+$/.test(limit) ? formats.forint(Number(limit)) : limit || t('terms.noLimit')),
      },
    },
    // The terms that are set on are those of now.
    onRefused: ({ code }) => {
      if (code === 'TERMS_MOVED_ON') onSaved(false)
      return false
    },
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
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
      <MethodChoices form={form} name={`methods-${kind}-${holderId}`} methods={known} />
      <FormSelectField control={form.control} path="usualMethod" name={`usual-${kind}-${holderId}`} label={t('terms.usualField')}>
        <option value={none}>{t('terms.usualNone')}</option>
        {known.map(({ id, name: method }) => (
          <option key={id} value={id}>
            {method}
          </option>
        ))}
      </FormSelectField>
      {priceLists.length > 0 && (
        <FormSelectField
          control={form.control}
          path="priceListId"
          name={`prices-${kind}-${holderId}`}
          label={t('terms.priceList')}
          hint={t('terms.priceListHint')}
        >
          <option value={none}>{t('terms.priceListGeneral')}</option>
          {priceLists.map(({ id, name: list }) => (
            <option key={id} value={id}>
              {list}
            </option>
          ))}
        </FormSelectField>
      )}
      <OvertakenNotice overtaken={form.overtaken} />
      <NoteFields form={form} path="note" id={`terms-${kind}-${holderId}`} hint={t('terms.noteHint')} onCancel={onCancel} />
    </form>
  )
}

type MethodProps<Sendable> = {
  readonly form: { readonly control: Control<ReturnType<typeof valuesOf>, unknown, Sendable> }
  readonly name: string
  readonly methods: TermsSettings['paymentMethods']
}

/** How the company may pay; none ticked: whatever its type of customer may choose. */
function MethodChoices<Sendable>({ form: { control }, name, methods }: MethodProps<Sendable>) {
  const t = useTexts(financeTexts)
  const { field, fieldState } = useController({ control, name: 'paymentMethods' })
  const toggle = (id: number) => field.onChange(field.value.includes(id) ? field.value.filter((one) => one !== id) : [...field.value, id].sort())
  return (
    <FieldGroup name={name} label={t('terms.methodsField')} hint={t('terms.methodsHint')} problem={fieldState.error?.message}>
      <Choices shape="columns">
        {methods.map(({ id, name: method }) => (
          <Choice key={id} type="checkbox" name={name} label={method} checked={field.value.includes(id)} onChange={() => toggle(id)} />
        ))}
      </Choices>
    </FieldGroup>
  )
}

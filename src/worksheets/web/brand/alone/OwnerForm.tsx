import type { Control } from 'react-hook-form'
import { languageNames, languages } from '#base/languages.ts'
import type { FormProblem } from '#base/web/forms/form-errors.ts'
import { FormLongTextField, FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import type { SchemaForm } from '#base/web/forms/use-schema-form.ts'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { SheetOwner } from '../../../alone.ts'
import { worksheetTexts } from '../../../texts.ts'
import styles from '../../worksheets.module.css'

export type TypedOwner = Omit<SheetOwner, 'language'> & { readonly language: string }
type Props<Sent> = {
  readonly form: SchemaForm & {
    readonly control: Control<TypedOwner, unknown, Sent>
    readonly problems: readonly FormProblem[]
    readonly attempt: number
  }
  readonly save: string
  readonly onLeave: () => void
  /** It came in the place of its button. */
  readonly isStep?: boolean
}

export const emptyOwner = (brand: string): TypedOwner => ({
  ...{ name: '', email: '', phone: '', postalCode: '', city: '', street: '', language: 'hu' },
  ...{ brand, group: '', type: '', serial: '', fault: '' },
})

/** The field of what is refused below `owner` of the body. */
export const ownerFieldAt = (path: string): string => path.replace(/^owner\./, '')

/** Whose device it is, and what it is, as it is typed on a sheet without a request. */
export function OwnerForm<Sent>({ form, save, onLeave, isStep = false }: Props<Sent>) {
  const t = useTexts(worksheetTexts)
  const { control } = form
  const place = useFormPlace(form, isStep ? onLeave : undefined)
  const off = { control, autoComplete: 'off' }
  return (
    <form {...place}>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <div className={styles.pair}>
        <FormTextField {...off} path="name" label={t('alone.name')} maxLength={120} />
        <FormTextField {...off} path="phone" label={t('alone.phone')} type="tel" maxLength={30} isOptional />
        <FormTextField {...off} path="email" label={t('alone.email')} type="email" maxLength={254} isOptional />
        <FormSelectField control={control} path="language" label={t('alone.language')}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </FormSelectField>
        <FormTextField {...off} path="postalCode" label={t('alone.postalCode')} inputMode="numeric" maxLength={10} isOptional />
        <FormTextField {...off} path="city" label={t('alone.city')} maxLength={80} isOptional />
        <FormTextField {...off} path="street" label={t('alone.street')} maxLength={160} isOptional />
        <FormTextField {...off} path="brand" label={t('alone.brand')} maxLength={60} isOptional />
        <FormTextField {...off} path="group" label={t('alone.group')} maxLength={60} isOptional />
        <FormTextField {...off} path="type" label={t('alone.type')} maxLength={80} isOptional />
        <FormTextField {...off} path="serial" label={t('alone.serial')} maxLength={60} spellCheck={false} isOptional />
      </div>
      <FormLongTextField control={control} path="fault" label={t('alone.fault')} limit={1000} isOptional />
      <ErrorText>{form.problem}</ErrorText>
      <FormActions save={save} isSending={form.isSubmitting} onLeave={() => void form.leave(onLeave)} />
    </form>
  )
}

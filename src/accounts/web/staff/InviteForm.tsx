import { useController } from 'react-hook-form'
import { defaultLanguage, intlLocales, type Language, languages } from '#base/languages.ts'
import { call } from '#base/web/call.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { staffApi } from '../../staff.api.ts'
import { newColleague } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'
import type { PermissionKey } from '../../who.ts'
import { KeysFields } from './KeysFields.tsx'
import styles from './staff.module.css'

type Props = { readonly onSaved: (words: string) => Promise<void>; readonly onLeave: () => void }

const nobodyYet = { lastName: '', firstName: '', email: '', language: defaultLanguage as string }
const untouched: { colleague: typeof nobodyYet; keys: PermissionKey[] } = { colleague: nobodyYet, keys: [] }

/** Each language by its own name. */
const nameOf = (language: Language) => new Intl.DisplayNames(intlLocales[language], { type: 'language' }).of(language)

/** Taking on a colleague: who it is, and what they may do. */
export function InviteForm({ onSaved, onLeave }: Props) {
  const t = useTexts(staffTexts)
  const form = useSchemaForm({
    schema: newColleague,
    values: untouched,
    toBody: ({ colleague, keys }) => ({ colleague: { ...colleague, language: colleague.language || undefined }, keys }),
    send: (body) => call(staffApi.inviteColleague, { body }),
    onSent: ({ name }) => onSaved(t('invite.done', { name })),
  })
  const { control } = form
  const { field: keys, fieldState: ofKeys } = useController({ control, name: 'keys' })
  const leave = () => void form.leave(onLeave)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)

  return (
    <Card as="form" edge="accent" isSpaced noValidate aria-labelledby="invite-form" onSubmit={(event) => void form.submit(event)} {...place}>
      <h2 id="invite-form" {...heading}>
        {t('invite.title')}
      </h2>
      <p>{t('invite.lead')}</p>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <div className={styles.who}>
        <FormTextField control={control} path="colleague.lastName" label={t('invite.lastName')} required autoComplete="off" />
        <FormTextField control={control} path="colleague.firstName" label={t('invite.firstName')} required autoComplete="off" />
        <FormTextField control={control} path="colleague.email" label={t('invite.email')} type="email" required autoComplete="off" />
        <FormSelectField control={control} path="colleague.language" label={t('invite.language')}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {nameOf(language)}
            </option>
          ))}
        </FormSelectField>
      </div>
      <KeysFields chosen={keys.value} setChosen={keys.onChange} fixed={null} problem={ofKeys.error?.message} />
      <FormActions save={t('invite.submit')} isSending={form.isSubmitting} onLeave={leave} />
    </Card>
  )
}

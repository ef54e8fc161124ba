import { useEffect, useRef, useState } from 'react'
import { defaultLanguage, intlLocales, isLanguage, type Language, languages } from '#base/languages.ts'
import { call } from '#base/web/call.ts'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { staffApi } from '../../staff.api.ts'
import { newColleague } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'
import type { PermissionKey } from '../../who.ts'
import { useSubmit } from '../use-submit.ts'
import { FormActions } from './FormActions.tsx'
import { KeysFields } from './KeysFields.tsx'
import styles from './staff.module.css'

type Props = { readonly onSaved: (words: string) => Promise<void>; readonly onLeave: () => void }

const nobodyYet = { lastName: '', firstName: '', email: '', language: defaultLanguage }

/** Each language by its own name. */
const nameOf = (language: Language) => new Intl.DisplayNames(intlLocales[language], { type: 'language' }).of(language)

/** Taking on a colleague: who it is, and what they may do. */
export function InviteForm({ onSaved, onLeave }: Props) {
  const t = useTexts(staffTexts)
  const { submit, problems, problemOf, clear, attempt, isSending } = useSubmit()
  const [colleague, setColleague] = useState(nobodyYet)
  const [keys, setKeys] = useState<PermissionKey[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const field = (name: 'lastName' | 'firstName' | 'email') => ({
    name: `colleague.${name}`,
    label: t(`invite.${name}`),
    problem: problemOf(`colleague.${name}`),
    required: true,
    autoComplete: 'off',
    value: colleague[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setColleague({ ...colleague, [name]: currentTarget.value })
      clear(`colleague.${name}`)
    },
  })

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="invite-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(newColleague, { colleague, keys }, async (body) => {
          const { name } = await call(staffApi.inviteColleague, { body })
          await onSaved(t('invite.done', { name }))
        })
      }}
    >
      <h2 id="invite-form" ref={heading} tabIndex={-1}>
        {t('invite.title')}
      </h2>
      <p>{t('invite.lead')}</p>
      <FormErrorSummary problems={problems} attempt={attempt} />
      <div className={styles.who}>
        <TextField {...field('lastName')} />
        <TextField {...field('firstName')} />
        <TextField {...field('email')} type="email" />
        <SelectField
          name="colleague.language"
          label={t('invite.language')}
          problem={problemOf('colleague.language')}
          value={colleague.language}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && setColleague({ ...colleague, language: value })}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {nameOf(language)}
            </option>
          ))}
        </SelectField>
      </div>
      <KeysFields
        chosen={keys}
        setChosen={(next) => {
          setKeys(next)
          clear('keys')
        }}
        fixed={null}
        problem={problemOf('keys')}
      />
      <FormActions save={t('invite.submit')} isSending={isSending} onLeave={onLeave} />
    </form>
  )
}

import { useState } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import type { Language } from '#base/languages.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { RichText } from '#base/web/RichText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { messageTexts } from '../../message-texts.ts'
import { titleLimit } from '../../system-message.ts'
import { MarkedTextField } from './MarkedTextField.tsx'
import styles from './messages.module.css'

type Words = Readonly<Record<Language, string>>

/** A message while it is typed; `validTo` '': until it is ended. */
export type TypedMessage = { readonly titles: Words; readonly descriptions: Words; readonly validFrom: string; readonly validTo: string }

type Props<Sent> = { readonly language: Language; readonly control: Control<TypedMessage, unknown, Sent> }

/** The words in one language, and beside them what visitors will see. Hungarian stands open; the others may be left out. */
export function WordsFields<Sent>({ language, control }: Props<Sent>) {
  const t = useTexts(messageTexts)
  const [title, description] = useWatch({ control, name: [`titles.${language}`, `descriptions.${language}`] })
  const { errors } = useFormState({ control, name: [`titles.${language}`, `descriptions.${language}`] })
  const [isOpen, setOpen] = useState(language === 'hu' || title !== '' || description !== '')
  const hasProblem = errors.titles?.[language] !== undefined || errors.descriptions?.[language] !== undefined
  return (
    <details className={styles.language} open={isOpen || hasProblem} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t(`form.languages.${language}`)} {language !== 'hu' && <span>{t('form.other')}</span>}
      </summary>
      <div className={styles.words}>
        <div>
          <FormTextField control={control} path={`titles.${language}`} label={t('form.subject')} lang={language} maxLength={titleLimit} />
          <MarkedTextField control={control} path={`descriptions.${language}`} lang={language} />
        </div>
        <div>
          <div className={styles.preview} lang={language}>
            <h3>{t('form.preview')}</h3>
            {title === '' && description === '' ? (
              <Muted>{t('form.previewEmpty')}</Muted>
            ) : (
              <>
                <p className={styles.previewTitle}>{title}</p>
                <RichText html={description} />
              </>
            )}
          </div>
        </div>
      </div>
    </details>
  )
}

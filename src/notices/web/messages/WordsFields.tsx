import { useState } from 'react'
import type { Language } from '#base/languages.ts'
import { TextField } from '#base/web/kit/TextField.tsx'
import { RichText } from '#base/web/RichText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { messageTexts } from '../../message-texts.ts'
import { titleLimit } from '../../system-message.ts'
import { MarkedTextField } from './MarkedTextField.tsx'
import styles from './messages.module.css'

type Props = {
  readonly language: Language
  readonly title: string
  readonly description: string
  readonly onTitle: (title: string) => void
  readonly onDescription: (description: string) => void
  readonly problemOf: (path: string) => string | undefined
}

/** The words in one language, and beside them what visitors will see. Hungarian stands open; the others may be left out. */
export function WordsFields({ language, title, description, onTitle, onDescription, problemOf }: Props) {
  const t = useTexts(messageTexts)
  const [titleName, textName] = [`titles.${language}`, `descriptions.${language}`]
  const [titleProblem, textProblem] = [problemOf(titleName), problemOf(textName)]
  const [isOpen, setOpen] = useState(language === 'hu' || title !== '' || description !== '')
  const hasProblem = titleProblem !== undefined || textProblem !== undefined
  return (
    <details className={styles.language} open={isOpen || hasProblem} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t(`form.languages.${language}`)} {language !== 'hu' && <span>{t('form.other')}</span>}
      </summary>
      <div className={styles.words}>
        <div>
          <TextField
            name={titleName}
            label={t('form.subject')}
            lang={language}
            maxLength={titleLimit}
            problem={titleProblem}
            value={title}
            onChange={({ currentTarget }) => onTitle(currentTarget.value)}
          />
          <MarkedTextField name={textName} lang={language} problem={textProblem} value={description} onChange={onDescription} />
        </div>
        <div>
          <div className={styles.preview} lang={language}>
            <h3>{t('form.preview')}</h3>
            {title === '' && description === '' ? (
              <p className={styles.soft}>{t('form.previewEmpty')}</p>
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

import { useEffect, useRef } from 'react'
import { isField } from '../fields.ts'
import { Actions } from '../kit/Actions.tsx'
import { Button } from '../kit/Button.tsx'
import { Note } from '../kit/Note.tsx'
import { useTexts } from '../use-texts.ts'
import styles from './OvertakenNotice.module.css'
import { onScreen } from './overtaken.ts'
import { formTexts } from './texts.ts'
import type { Overtaken } from './use-overtaken.ts'

/** Somebody else was quicker: what was typed stays in the fields, beside what stands there now; whoever typed it says which goes on. */
export function OvertakenNotice({ overtaken }: { readonly overtaken: Overtaken | null }) {
  const t = useTexts(formTexts)
  const heading = useRef<HTMLParagraphElement>(null)
  const asked = overtaken?.asked
  const savesItself = overtaken?.savesItself
  useEffect(() => {
    // What is typed on would go nowhere; the notice is read out all the same.
    if (asked !== undefined && !(savesItself && isField(document.activeElement))) heading.current?.focus()
  }, [asked, savesItself])
  if (!overtaken) return null
  const { rows, refreshed, names, settle } = overtaken
  const nameOf = (field: string) => names[field] ?? onScreen(field, '').name ?? t('overtakenChoice')
  const words = (field: string, value: unknown) =>
    onScreen(field, value).text ?? (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : inText(value) || t('empty'))
  return (
    <div className={styles.overtaken}>
      <Note ref={heading} tone="warning" role="alert" tabIndex={-1}>
        {[
          t('overtakenTitle'),
          refreshed.length > 0 && t('overtakenRefreshed', { fields: [...new Set(refreshed.map(nameOf))].join(', ') }),
          rows.length > 0 && t('overtakenLead'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Note>
      {rows.length > 0 && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('overtakenField')}</th>
                <th scope="col">{t('overtakenMine')}</th>
                <th scope="col">{t('overtakenTheirs')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ field, mine, theirs, words: said }) => (
                <tr key={field}>
                  <th scope="row">{nameOf(field)}</th>
                  <td>{said?.mine ?? words(field, mine)}</td>
                  <td>{said?.theirs ?? words(field, theirs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Actions>
            <Button variant="quiet" onClick={() => settle(true)}>
              {t('overtakenTake')}
            </Button>
            <Button variant="quiet" onClick={() => settle(false)}>
              {t('overtakenKeep')}
            </Button>
          </Actions>
        </>
      )}
    </div>
  )
}

/** What is typed as a line: texts of a row one after the other. */
function inText(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(inText).filter(Boolean).join('; ')
  if (typeof value === 'object') return Object.values(value).map(inText).filter(Boolean).join(', ')
  return String(value)
}

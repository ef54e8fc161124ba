import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { ResultOfMany } from '../../in-bulk.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'

type Props = { readonly results: readonly ResultOfMany[]; readonly close: () => void }

/** What became of each: the refused ones first, they need somebody. */
export function Results({ results, close }: Props) {
  const t = useTexts(companyRequestTexts)
  const base = useTexts(baseTexts)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const refused = results.filter((one) => one.result === 'refused')
  const done = results.filter((one) => one.result === 'done')
  const link = (id: number) => <Link to={paths.ownRequest(id)}>{formatRequestNumber(id)}</Link>
  return (
    <>
      <Note ref={summary} tabIndex={-1} tone={refused.length > 0 ? 'danger' : 'success'}>
        {t('bulk.results', { done: done.length, refused: refused.length })}
      </Note>
      <ul className={styles.quotes}>
        {refused.map(({ id, message }) => (
          <li key={id}>
            <span>
              {link(id)} <span className={styles.problem}>{message}</span>
            </span>
          </li>
        ))}
        {done.map(({ id }) => (
          <li key={id}>
            <span>
              {link(id)} {t('bulk.done')}
            </span>
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={close}>{base('close')}</Button>
      </Actions>
    </>
  )
}

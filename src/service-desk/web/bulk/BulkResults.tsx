import { useEffect, useRef } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { stageOf } from '#requests/status.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { BulkResult } from '../../bulk-step.ts'
import { deskTexts } from '../../texts.ts'
import styles from './bulk.module.css'

type Props = { readonly results: readonly BulkResult[]; readonly close: () => void }

/** What became of each: the refused ones first, they need somebody. */
export function BulkResults({ results, close }: Props) {
  const t = useTexts(deskTexts)
  const base = useTexts(baseTexts)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const refused = results.filter((one) => one.result === 'refused')
  const done = results.filter((one) => one.result === 'done')

  return (
    <>
      <Note ref={summary} tabIndex={-1} tone={refused.length > 0 ? 'danger' : 'success'}>
        {t('bulk.result', { done: done.length, refused: refused.length })} {refused.length > 0 && t('bulk.refuse')}
      </Note>
      <ul className={styles.results}>
        {refused.map(({ id, message, status, afterCancelling }) => (
          <li key={id}>
            <DeskRequestLink id={id}>{formatRequestNumber(id)}</DeskRequestLink> <span className={styles.problem}>{message}</span>
            {status && <span className={styles.now}>{t('bulk.refusedNow', { status: t(`status.${stageOf({ status, afterCancelling })}`) })}</span>}
          </li>
        ))}
        {done.map(({ id, status, afterCancelling }) => (
          <li key={id}>
            <DeskRequestLink id={id}>{formatRequestNumber(id)}</DeskRequestLink>{' '}
            {t('bulk.done', { status: t(`status.${stageOf({ status, afterCancelling })}`) })}
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={close}>{base('close')}</Button>
      </Actions>
    </>
  )
}

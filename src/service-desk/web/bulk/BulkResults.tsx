import { useEffect, useRef } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { type AfterCancelling, type RequestStatus, warrantyTypes } from '#requests/status.ts'
import { statusKey } from '#requests/status-texts.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { BulkResult } from '../../bulk-step.ts'
import type { DeskRow } from '../../queue.ts'
import { deskTexts } from '../../texts.ts'
import styles from './bulk.module.css'

type Props = {
  /** Those it was tried with: a device that is bought has words of its own. */
  readonly rows: readonly Pick<DeskRow, 'crmRequestId' | 'warrantyTypeId'>[]
  readonly results: readonly BulkResult[]
  readonly close: () => void
}

/** What became of each: the refused ones first, they need somebody. */
export function BulkResults({ rows, results, close }: Props) {
  const t = useTexts(deskTexts)
  const base = useTexts(baseTexts)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const refused = results.filter((one) => one.result === 'refused')
  const done = results.filter((one) => one.result === 'done')
  const kinds = new Map(rows.map(({ crmRequestId, warrantyTypeId }) => [crmRequestId, warrantyTypeId]))
  const inWords = (id: number, status: RequestStatus, afterCancelling: AfterCancelling | null) =>
    t(statusKey({ status, afterCancelling, warrantyTypeId: kinds.get(id) ?? warrantyTypes.paid }))

  return (
    <>
      <Note ref={summary} tabIndex={-1} tone={refused.length > 0 ? 'danger' : 'success'}>
        {t('bulk.result', { done: done.length, refused: refused.length })} {refused.length > 0 && t('bulk.refuse')}
      </Note>
      <ul className={styles.results}>
        {refused.map(({ id, message, status, afterCancelling }) => (
          <li key={id}>
            <DeskRequestLink id={id}>{formatRequestNumber(id)}</DeskRequestLink> <span className={styles.problem}>{message}</span>
            {status && <span className={styles.now}>{t('bulk.refusedNow', { status: inWords(id, status, afterCancelling) })}</span>}
          </li>
        ))}
        {done.map(({ id, status, afterCancelling }) => (
          <li key={id}>
            <DeskRequestLink id={id}>{formatRequestNumber(id)}</DeskRequestLink> {t('bulk.done', { status: inWords(id, status, afterCancelling) })}
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={close}>{base('close')}</Button>
      </Actions>
    </>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#base/web/Button.tsx'
import { useFormats } from '#base/web/formats.ts'
import { ErrorPanel } from '#base/web/panels.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { LetterRow } from '../letter.ts'
import { noticesApi } from '../notices.api.ts'
import { outboxAddressOf } from '../outbox-address.ts'
import { outboxTexts } from '../outbox-texts.ts'
import { LetterStatus } from './outbox/LetterStatus.tsx'
import { LetterView } from './outbox/LetterView.tsx'
import styles from './outbox/outbox.module.css'

type Props = { readonly requestId: number; readonly version: number; readonly onChanged: () => unknown }

const most = 30

/** What the portal wrote about a request, for employees who answer customers; nothing where nothing was written. */
export function LettersPanel({ requestId, onChanged }: Props) {
  const { data, error, refetch } = useCall(noticesApi.listLetters, { query: { request: requestId, size: most } }, { staleTime: 0 })
  if (error?.status === 403) return null
  if (error) return <ErrorPanel error={error} retry={refetch} />
  if (!data || data.letters.length === 0) return null
  return <RequestLetters requestId={requestId} letters={data.letters} hasMore={data.next !== null} onChanged={onChanged} />
}

type ListProps = Pick<Props, 'requestId' | 'onChanged'> & { readonly letters: readonly LetterRow[]; readonly hasMore: boolean }

export function RequestLetters({ requestId, letters, hasMore, onChanged }: ListProps) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <section className={styles.card} aria-labelledby="letters">
      <h2 id="letters">{t('panel.title')}</h2>
      <ul className={styles.events}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <div className={styles.item}>
              <div>
                <span className={styles.subject}>{letter.subject}</span>
                <span className={styles.about}>
                  <time dateTime={letter.createdAt}>{formats.moment(letter.createdAt)}</time>
                  <LetterStatus letter={letter} />
                </span>
              </div>
              <Button
                look="quiet"
                aria-expanded={open === letter.id}
                aria-label={`${t(open === letter.id ? 'panel.hide' : 'panel.show')}: ${letter.subject}`}
                onClick={() => setOpen(open === letter.id ? null : letter.id)}
              >
                {t(open === letter.id ? 'panel.hide' : 'panel.show')}
              </Button>
            </div>
            {open === letter.id && (
              <div className={styles.opened}>
                <LetterView id={letter.id} onChanged={onChanged} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          <Link to={paths.deskLetters() + outboxAddressOf({ request: requestId })}>{t('panel.toOutbox')}</Link>
        </p>
      )}
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { ErrorPanel, LoadingPanel } from '#base/web/panels.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ShownLetter } from '../../letter.ts'
import { noticesApi } from '../../notices.api.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import { type LetterDeedName, LetterDeeds } from './LetterDeeds.tsx'
import { LetterFacts } from './LetterFacts.tsx'
import styles from './outbox.module.css'

type Props = { readonly id: string; readonly onChanged?: () => unknown }

/** One letter: how it stands, what may be done to it, and what its reader sees. */
export function LetterView({ id, onChanged }: Props) {
  const { data, error, refetch } = useCall(noticesApi.showLetter, { params: { id } }, { staleTime: 0 })
  if (data) return <Shown letter={data} onChanged={onChanged} />
  return error ? <ErrorPanel error={error} retry={refetch} /> : <LoadingPanel />
}

export function Shown({ letter, onChanged }: { readonly letter: ShownLetter; readonly onChanged?: (() => unknown) | undefined }) {
  const t = useTexts(outboxTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<LetterDeedName | null>(null)
  // What was pressed is gone, so the focus goes to what it did.
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])

  async function changed(deed: LetterDeedName | null) {
    setDone(null)
    await Promise.all([readAgain(noticesApi.showLetter), readAgain(noticesApi.listLetters)])
    setDone(deed)
    await onChanged?.()
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {letter.subject}
      </h2>
      <p role="status" className={styles.done}>
        {done && t(`deeds.${done}.done`)}
      </p>
      <LetterFacts letter={letter} />
      {letter.lastError !== null && (
        <p className={styles.trouble}>
          {t('letter.error')}: {letter.lastError}
        </p>
      )}
      <LetterDeeds key={`${letter.status} ${letter.resends}`} letter={letter} onChanged={changed} />
      {letter.opensAccess ? <p className={styles.note}>{t('letter.secret')}</p> : <Preview letter={letter} />}
      <Deeds letter={letter} />
    </>
  )
}

/** What the reader sees, in a frame that runs nothing, fetches nothing and leads nowhere. */
function Preview({ letter: { subject, html, plain, linkOpensUntil } }: { readonly letter: ShownLetter }) {
  const t = useTexts(outboxTexts)
  return (
    <>
      <h3>{t('letter.previewTitle')}</h3>
      {linkOpensUntil !== null && <p className={styles.soft}>{t('letter.masked')}</p>}
      {html !== null && <iframe className={styles.frame} title={t('letter.preview', { subject })} srcDoc={html} sandbox="" />}
      <details>
        <summary>{t('letter.plain')}</summary>
        <pre className={styles.plain}>{plain}</pre>
      </details>
    </>
  )
}

function Deeds({ letter: { deeds } }: { readonly letter: ShownLetter }) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  if (deeds.length === 0) return null
  return (
    <>
      <h3>{t('letter.deeds')}</h3>
      <ol className={styles.events}>
        {deeds.map(({ deed, at, by }) => (
          <li key={`${deed} ${at}`}>
            {t(`letter.deed.${deed}`, { by })}
            <time dateTime={at}>{formats.moment(at)}</time>
          </li>
        ))}
      </ol>
    </>
  )
}

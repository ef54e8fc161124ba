import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { takeLostFocus } from '#base/web/lost-focus.ts'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ShownEmail } from '../../email.ts'
import { noticesApi } from '../../notices.api.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import { type EmailActionName, EmailActions } from './EmailActions.tsx'
import { EmailFacts } from './EmailFacts.tsx'
import styles from './outbox.module.css'

type Props = { readonly id: string; readonly onChanged?: () => unknown }

/** One email: how it stands, what may be done to it, and what its reader sees. */
export function EmailView({ id, onChanged }: Props) {
  const { data, error, refetch } = useCall(noticesApi.showEmail, { params: { id } }, { staleTime: 0 })
  if (data) return <Shown email={data} onChanged={onChanged} />
  return error ? <ErrorState error={error} retry={refetch} /> : <Loading />
}

export function Shown({ email, onChanged }: { readonly email: ShownEmail; readonly onChanged?: (() => unknown) | undefined }) {
  const t = useTexts(outboxTexts)
  const { news, tell, forget } = useNews()
  const stands = `${email.status} ${email.resends}`
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that changed it is gone, and on a phone the list that opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it stands is the trigger
  useEffect(() => takeLostFocus(heading.current), [stands])
  /** What was refused, and how the email stood when it was: as it stands now the buttons begin anew, and would not say it. */
  const [refused, setRefused] = useState<{ readonly because: string; readonly of: string } | null>(null)

  async function changed(action: EmailActionName | null, because = '') {
    forget()
    setRefused(action === null ? { because, of: stands } : null)
    await Promise.all([readAgain(noticesApi.showEmail), readAgain(noticesApi.listEmails)])
    if (action) tell(t(`actions.${action}.done`))
    await onChanged?.()
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} lang={email.language}>
        {email.subject}
      </h2>
      <News news={news} />
      <div className={styles.facts}>
        <EmailFacts email={email} />
      </div>
      {email.lastError !== null && (
        <Note tone="danger">
          {t('email.error')}: {email.lastError}
        </Note>
      )}
      <ErrorText>{refused && refused.of !== stands && refused.because}</ErrorText>
      <EmailActions key={stands} email={email} onChanged={changed} />
      {email.opensAccess ? <Note tone="warning">{t('email.secret')}</Note> : <Preview email={email} />}
      <PastActions email={email} />
    </>
  )
}

/**
 * What the reader sees, in a frame that runs nothing, fetches nothing and leads nowhere. It has our origin only so that the styles of the
 * email can be put on: the policy of our pages allows no style attribute, and no `srcdoc` (Trusted Types).
 */
function Preview({ email: { subject, html, plain, linkOpensUntil } }: { readonly email: ShownEmail }) {
  const t = useTexts(outboxTexts)
  const url = useBlobUrl(html)
  return (
    <>
      <h3>{t('email.previewTitle')}</h3>
      {linkOpensUntil !== null && <Muted>{t('email.masked')}</Muted>}
      {html !== null && (
        <iframe
          className={styles.frame}
          title={t('email.preview', { subject })}
          src={url ?? 'about:blank'}
          sandbox="allow-same-origin"
          onLoad={putStylesOn}
        />
      )}
      <details>
        <summary>{t('email.plain')}</summary>
        <pre className={styles.plain}>{plain}</pre>
      </details>
    </>
  )
}

/** The address of a page that exists in this browser only; null until it is there. */
function useBlobUrl(html: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (html === null) return
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [html])
  return url
}

/** The server hands the styles over as data (mask-email.ts); put on by script they need no `unsafe-inline`. */
function putStylesOn({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  for (const element of currentTarget.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset.style ?? ''
}

function PastActions({ email: { actions } }: { readonly email: ShownEmail }) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  if (actions.length === 0) return null
  return (
    <>
      <h3>{t('email.actions')}</h3>
      <List as="ol" variant="events">
        {actions.map(({ action, at, by }) => (
          <li key={`${action} ${at}`}>
            {t(`email.action.${action}`, { by })}
            <time dateTime={at}>{formats.moment(at)}</time>
          </li>
        ))}
      </List>
    </>
  )
}

import { useEffect, useRef } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { takeLostFocus } from '#base/web/lost-focus.ts'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { securityApi } from '../../security.api.ts'
import type { AccountSession } from '../../security.ts'
import { securityTexts } from '../../security-texts.ts'
import { Section } from './Section.tsx'
import styles from './security.module.css'

/** Where the account is logged in, and a way to end what should not be. */
export function SessionsSection({ customerId }: { readonly customerId: number }) {
  const t = useTexts(securityTexts)
  const { data, error, isPending, refetch } = useCall(securityApi.listSessions, { params: { id: customerId } }, { staleTime: 0 })
  const one = useSend(securityApi.endOwnSession)
  const others = useSend(securityApi.endOtherSessions)
  const nameOf = useDeviceName()
  const { news, tell, forget } = useNews()
  const sessions = data?.sessions ?? []
  const isBusy = one.isPending || others.isPending

  // Somebody else ended it first: its button went with its row.
  const refusal = useRef<HTMLParagraphElement>(null)
  const isRefusedGone = one.isError && !sessions.some(({ id }) => id === one.variables.params.sessionId)
  useEffect(() => {
    if (isRefusedGone) takeLostFocus(refusal.current)
  }, [isRefusedGone])

  async function ended(words: string) {
    await readAgain(securityApi.listSessions)
    tell(words)
  }
  function begin() {
    one.reset()
    others.reset()
    forget()
  }
  function end(session: AccountSession) {
    if (isBusy) return
    begin()
    const then = { onSuccess: () => ended(t('sessions.ended', { device: nameOf(session) })), onError: () => void readAgain(securityApi.listSessions) }
    one.mutate({ params: { id: customerId, sessionId: session.id } }, then)
  }
  function endOthers() {
    if (isBusy) return
    begin()
    others.mutate({ params: { id: customerId } }, { onSuccess: ({ ended: count }) => ended(t('sessions.othersEnded', { count })) })
  }

  return (
    <Section title={t('sessions.title')} text={t('sessions.text')} news={news}>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      <ErrorText ref={refusal} tabIndex={-1}>
        {(one.error ?? others.error)?.message}
      </ErrorText>
      {data && (
        <List variant="rows">
          {sessions.map((session) => (
            <Session key={session.id} session={session} isBusy={isBusy} end={() => end(session)} />
          ))}
        </List>
      )}
      {sessions.length === 1 && <Muted>{t('sessions.onlyThis')}</Muted>}
      {sessions.length > 1 && (
        <Actions>
          <Button variant="quiet" aria-disabled={isBusy} onClick={endOthers}>
            {t('sessions.endOthers')}
          </Button>
        </Actions>
      )}
    </Section>
  )
}

type RowProps = { readonly session: AccountSession; readonly isBusy: boolean; readonly end: () => void }

function Session({ session, isBusy, end }: RowProps) {
  const t = useTexts(securityTexts)
  const formats = useFormats()
  const device = useDeviceName()(session)
  const started = formats.moment(session.startedAt)
  return (
    <li className={styles.item}>
      <div>
        <h3>
          {device} {session.isCurrent && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </h3>
        <Muted isSmall>
          {t('sessions.started')}: {started}
        </Muted>
        <Muted isSmall>
          {t('sessions.lastUsed')}: {formats.moment(session.lastUsedAt)}
        </Muted>
      </div>
      {!session.isCurrent && (
        <Button variant="quiet" aria-disabled={isBusy} aria-label={t('sessions.endNamed', { device, at: started })} onClick={end}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** `Firefox, Windows` as the products call themselves. */
function useDeviceName() {
  const t = useTexts(securityTexts)
  return ({ browser, system }: AccountSession) => [browser, system].filter(Boolean).join(', ') || t('sessions.unknown')
}

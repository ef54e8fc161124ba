import { Button } from '#base/web/kit/Button.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { Message, Side } from '../../message.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'
import { MessageItem } from './MessageItem.tsx'

type Props = {
  readonly requestId: number
  readonly side: Side
  readonly messages: readonly Message[]
  /** Ids of those that were new when the page was opened, or came since. */
  readonly fresh: ReadonlySet<number>
  readonly hasEarlier: boolean
  readonly isLoadingEarlier: boolean
  readonly loadEarlier: () => void
}

/** The oldest first, as one reads; what comes while the page stands is read out. */
export function MessageList({ requestId, side, messages, fresh, hasEarlier, isLoadingEarlier, loadEarlier }: Props) {
  const t = useTexts(conversationTexts)
  const firstFresh = messages.find(({ id }) => fresh.has(id))?.id
  return (
    <>
      {hasEarlier && (
        <p className={styles.earlier}>
          <Button variant="quiet" onClick={loadEarlier} aria-disabled={isLoadingEarlier}>
            {t(isLoadingEarlier ? 'thread.loadingEarlier' : 'thread.earlier')}
          </Button>
        </p>
      )}
      <div role="log" aria-label={t('thread.list')}>
        {messages.length === 0 && <Muted>{t('thread.none')}</Muted>}
        <ol className={styles.messages}>
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              requestId={requestId}
              side={side}
              message={message}
              isFresh={fresh.has(message.id)}
              isFirstFresh={message.id === firstFresh}
            />
          ))}
        </ol>
      </div>
    </>
  )
}

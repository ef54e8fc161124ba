import { IconChecks } from '@tabler/icons-react'
import { useFormats } from '#base/web/formats.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { Message, Side } from '../../message.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'
import { newsId } from './go-to-news.ts'
import { MessageAttachments } from './MessageAttachments.tsx'

type Props = { readonly requestId: number; readonly side: Side; readonly message: Message; readonly isFresh: boolean; readonly isFirstFresh: boolean }

/** Who, when, what. The words are words: nothing in them becomes a link or a picture. */
export function MessageItem({ requestId, side, message, isFresh, isFirstFresh }: Props) {
  const t = useTexts(conversationTexts)
  const formats = useFormats()
  const isOwnSide = message.side === side
  return (
    <li className={isOwnSide ? styles.own : styles.theirs} {...(isFirstFresh ? { id: newsId, tabIndex: -1 } : {})}>
      <p className={styles.head}>
        <strong>{useWriter(message, side)}</strong> <time dateTime={message.at}>{formats.moment(message.at)}</time>
        {isFresh && <Badge tone="accent">{t('thread.isNew')}</Badge>}
      </p>
      {message.text && <p className={styles.words}>{message.text}</p>}
      <MessageAttachments requestId={requestId} messageId={message.id} attachments={message.attachments} />
      {message.isSeen && (
        <p className={styles.seen}>
          <IconChecks size={16} stroke={2} aria-hidden="true" /> {t(side === 'staff' ? 'thread.seenByCustomer' : 'thread.seenByStaff')}
        </p>
      )}
    </li>
  )
}

function useWriter(message: Message, side: Side): string {
  const t = useTexts(conversationTexts)
  if (message.side === 'customer') return t(side === 'customer' ? 'thread.you' : 'thread.customer')
  const name = message.name ?? ''
  return side === 'customer' ? t('thread.company', { name }) : name
}

import { IconMessage } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationTexts } from '../texts.ts'
import styles from './conversation.module.css'
import { goToNews, threadId } from './thread/go-to-news.ts'
import { useThread } from './thread/use-thread.ts'

type Props = { readonly requestId: number }

/** For the top of a page that holds a `MessageThread` further down: that there is something new, and the way to it. Else nothing. */
export function UnreadMessages({ requestId }: Props) {
  const t = useTexts(conversationTexts)
  const unread = useThread(requestId).newest?.unread ?? 0
  return (
    <div role="status">
      {unread > 0 && (
        <a href={`#${threadId}`} className={styles.toUnread} onClick={followLink}>
          <IconMessage size={20} stroke={1.75} aria-hidden="true" /> {t('thread.toUnread', { count: unread })}
        </a>
      )}
    </div>
  )
}

/** The address stays as it is: going back leads to where one came from. */
function followLink(event: MouseEvent) {
  if (goToNews()) event.preventDefault()
}

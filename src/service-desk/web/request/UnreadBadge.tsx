import { useTexts } from '#base/web/use-texts.ts'
import { useThread } from '#conversation/web/thread/use-thread.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import styles from './desk.module.css'

/** How many messages of the customer nobody has read; the thread's own reading, shared. */
export function UnreadBadge({ requestId }: { readonly requestId: number }) {
  const t = useTexts(deskRequestTexts)
  const unread = useThread(requestId).newest?.unread ?? 0
  return unread > 0 ? <span className={styles.badge}>{t('panels.unread', { count: unread })}</span> : null
}

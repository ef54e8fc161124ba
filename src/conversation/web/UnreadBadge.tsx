import { Badge } from '#base/web/kit/Badge.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationApi } from '../conversation.api.ts'
import { conversationTexts } from '../texts.ts'
import { useFreshNews } from './thread/use-fresh-news.ts'

/** How many of our messages a customer has not read, beside the entry of a menu; nothing where they read all. */
export function UnreadBadge({ customerId }: { readonly customerId: number }) {
  const t = useTexts(conversationTexts)
  const unread = useCall(conversationApi.countUnread, { params: { id: customerId } }).data?.unread ?? 0
  return unread > 0 && <Badge tone="accent">{t('own.unread', { count: unread })}</Badge>
}

/** Keeps the badges true while somebody sits at the page. */
export function FreshUnread() {
  useFreshNews(() => readAgain(conversationApi.countUnread))
  return null
}

import { useOwnId } from '#accounts/web/use-own-id.ts'
import { call } from '#base/web/call.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationApi } from '../conversation.api.ts'
import { conversationTexts } from '../texts.ts'
import { OwnThreadItem } from './own/OwnThreadItem.tsx'
import { useFreshNews } from './thread/use-fresh-news.ts'

/** `/iranyitopult/uzenetek`: everything one wrote to us and we wrote to one, by request; what is unread on top. */
export default function OwnMessagesPage() {
  const t = useTexts(conversationTexts)
  const id = useOwnId()
  const read = usePages(conversationApi.listOwnThreads, { id }, ({ after, size, signal }) =>
    call(conversationApi.listOwnThreads, { params: { id }, query: { after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  useFreshNews(refetch)
  const threads = pages.flatMap((page) => page.threads)
  if (error?.status === 403) return <NoPermission page={t('own.title')} />
  return (
    <>
      <PageTitle>{t('own.title')}</PageTitle>
      <Lead>{t('own.lead')}</Lead>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="rows" />}
      {!isPending && !error && threads.length === 0 && (
        <EmptyState title={t('own.none')}>
          <p>{t('own.noneText')}</p>
        </EmptyState>
      )}
      {threads.length > 0 && (
        <List variant="cards">
          {threads.map((thread) => (
            <OwnThreadItem key={thread.crmRequestId} thread={thread} />
          ))}
        </List>
      )}
      <MorePages pages={read} words={t('own.more')} />
    </>
  )
}

import { call } from '#base/web/call.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationApi } from '../conversation.api.ts'
import { conversationTexts } from '../texts.ts'
import { useFreshNews } from './thread/use-fresh-news.ts'
import { WaitingItem } from './waiting/WaitingItem.tsx'

/** `/iranyitopult/szerviz/uzenetek`: requests whose customers wait for an answer. */
export default function MessagesPage() {
  const t = useTexts(conversationTexts)
  const read = usePages(conversationApi.listWaiting, {}, ({ after, size, signal }) =>
    // The place is read by the server as it was written there.
    call(conversationApi.listWaiting, { query: { after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const total = pages[0]?.total ?? 0
  const requests = pages.flatMap((page) => page.requests)
  useFreshNews(refetch)
  return (
    <>
      <PageTitle>{t('waiting.title')}</PageTitle>
      <Lead>{t('waiting.lead')}</Lead>
      {error && (error.status === 403 ? <NoPermission /> : <ErrorState error={error} retry={refetch} />)}
      {isPending && <Loading />}
      {!isPending && !error && requests.length === 0 && (
        <EmptyState title={t('waiting.none')}>
          <p>{t('waiting.noneText')}</p>
        </EmptyState>
      )}
      {requests.length > 0 && (
        <>
          <Muted role="status">{t('waiting.total', { count: total })}</Muted>
          <List variant="cards">
            {requests.map((row) => (
              <WaitingItem key={row.crmRequestId} row={row} />
            ))}
          </List>
        </>
      )}
      <MorePages pages={read} words={t('waiting.more')} />
    </>
  )
}

import { Button } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationTexts } from '../texts.ts'
import { useFreshNews } from './thread/use-fresh-news.ts'
import { useWaiting } from './waiting/use-waiting.ts'
import { WaitingItem } from './waiting/WaitingItem.tsx'

/** `/iranyitopult/szerviz/uzenetek`: requests whose customers wait for an answer. */
export default function MessagesPage() {
  const t = useTexts(conversationTexts)
  const { total, requests, hasMore, isLoadingMore, more, error, isPending, refetch } = useWaiting()
  useFreshNews(refetch)
  return (
    <>
      <PageTitle>{t('waiting.title')}</PageTitle>
      <Muted>{t('waiting.lead')}</Muted>
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
      {hasMore && (
        <Button variant="quiet" onClick={more} aria-disabled={isLoadingMore}>
          {t(isLoadingMore ? 'waiting.loadingMore' : 'waiting.more')}
        </Button>
      )}
    </>
  )
}

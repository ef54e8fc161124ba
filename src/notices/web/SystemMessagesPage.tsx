import { call } from '#base/web/call.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { messageTexts } from '../message-texts.ts'
import { noticesApi } from '../notices.api.ts'
import type { EditedMessage } from '../system-message.ts'
import { MessageForm } from './messages/MessageForm.tsx'
import { MessageItem } from './messages/MessageItem.tsx'
import styles from './messages/messages.module.css'

/** `/iranyitopult/szerviz/rendszeruzenetek`: what the bell says, written by employees. */
export default function SystemMessagesPage() {
  const t = useTexts(messageTexts)
  const read = usePages(noticesApi.listSystemMessages, {}, ({ after, size, signal }) =>
    call(noticesApi.listSystemMessages, { query: { after, size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const messages = pages.flatMap((page) => page.messages)
  const { written, write, leave, saved, onto, tell, news } = useWriting()

  if (error?.status === 403) return <NoPermission page={t('title')} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <News news={news} />
      {written === null ? (
        <p className={styles.open}>
          <Button ref={onto('new')} onClick={() => write('new')}>
            {t('write')}
          </Button>
        </p>
      ) : (
        <MessageForm
          key={written === 'new' ? 'new' : `${written.id} ${written.version}`}
          message={written === 'new' ? null : written}
          onSaved={({ phase }) => saved(t(phase === 'upcoming' ? 'form.savedAhead' : 'form.saved'))}
          onLeave={leave}
        />
      )}
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && messages.length === 0 && <EmptyState title={t('empty')} />}
      {messages.length > 0 && (
        <section aria-labelledby="messages">
          <h2 id="messages">{t('list')}</h2>
          <List variant="cards">
            {messages.map((message) => (
              <Card as="li" key={message.id}>
                <MessageItem
                  message={message}
                  change={written === null ? { ref: onto(message), onClick: () => write(message) } : null}
                  isWritten={written !== null && written !== 'new' && written.id === message.id}
                  onEnded={() => tell(t('end.done'))}
                  onRefused={() => readAgain(noticesApi.listSystemMessages)}
                />
              </Card>
            ))}
          </List>
          <MorePages pages={read} words={t('more')} />
        </section>
      )}
    </>
  )
}

/** What is being written: nothing, a new message, or one of the list; and what was done last. */
function useWriting() {
  const { step: written, begin, leave, end, onto } = useOpenStep<EditedMessage | 'new'>((what) => (what === 'new' ? what : what.id))
  const { news, tell, forget } = useNews()
  return {
    written,
    leave,
    onto,
    news,
    write: (what: EditedMessage | 'new') => {
      forget()
      begin(what)
    },
    saved: async (words: string) => {
      await readAgain(noticesApi.listSystemMessages)
      end()
      tell(words)
    },
    /** What is being written stays: it may be what the other one had to make room for. */
    tell: async (words: string) => {
      await readAgain(noticesApi.listSystemMessages)
      tell(words)
    },
  }
}

import { Fragment, useId } from 'react'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import type { WebhookDelivery } from '../../webhook.ts'
import styles from '../partner-access.module.css'
import { usePartnerCalls } from '../partner-calls.ts'

type Props = { readonly companyId: number; readonly webhookId: number; readonly mayReplay: boolean }

const problems = ['address', 'http', 'time', 'connection'] as const

const tones = { waiting: 'soft', delivered: 'soft', failed: 'danger', kept: 'plain' } as const

/** What was sent to an endpoint, what it answered to each try, and sending it again. */
export function DeliveryLog({ companyId, webhookId, mayReplay }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const id = useId()
  const { news, tell, forget } = useNews()
  const replay = useSend(calls.replayDelivery)
  const read = usePages(calls.listDeliveries, { companyId, webhookId }, ({ after, size, signal }) =>
    call(calls.listDeliveries, {
      params: { companyId, webhookId },
      query: { after: after === undefined ? undefined : Number(after), size },
      signal,
    }),
  )
  const { pages, error, isPending, refetch } = read
  const wordOf = ({ state }: WebhookDelivery) => t(state === 'kept' ? 'webhooks.log.send' : 'webhooks.log.replay')
  const deliveries = pages.flatMap((page) => page.deliveries)
  function sendByHand({ id: deliveryId, messageId, state }: WebhookDelivery) {
    forget()
    replay.mutate(
      { params: { companyId, webhookId, deliveryId } },
      {
        onSuccess: async () => {
          await readAgain(calls.listDeliveries)
          tell(t(state === 'kept' ? 'webhooks.log.sent' : 'webhooks.log.replayed', { id: messageId }))
        },
      },
    )
  }
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{t('webhooks.log.title')}</h4>
      <News news={news} />
      <ErrorText>{replay.error?.message}</ErrorText>
      <Actions>
        <Button variant="quiet" onClick={() => void readAgain(calls.listDeliveries)}>
          {t('webhooks.log.refresh')}
        </Button>
      </Actions>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && deliveries.length === 0 && <EmptyState title={t('webhooks.log.none')} />}
      <List variant="events">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Delivery delivery={delivery} />
            {mayReplay && (delivery.state === 'kept' || delivery.tries.length > 0) && (
              <Button
                variant="quiet"
                aria-disabled={replay.isPending}
                aria-label={`${wordOf(delivery)}: ${delivery.messageId}`}
                onClick={() => replay.isPending || sendByHand(delivery)}
              >
                {wordOf(delivery)}
              </Button>
            )}
          </li>
        ))}
      </List>
      <MorePages pages={read} words={t('webhooks.log.more')} />
    </section>
  )
}

function Delivery({ delivery: { type, messageId, state, nextTryAt, tries, body } }: { readonly delivery: WebhookDelivery }) {
  const t = useTexts(partnerApiTexts)
  const formats = useFormats()
  const resultOf = ({ status, problem }: WebhookDelivery['tries'][number]) => {
    const known = problems.find((one) => one === problem)
    return known ? t(`webhooks.log.problem.${known}`) : t('webhooks.log.status', { status: String(status ?? '') })
  }
  return (
    <>
      <ItemTitle as="p">
        <code>{type}</code> <Badge tone={tones[state]}>{t(`webhooks.log.state.${state}`)}</Badge>
      </ItemTitle>
      <Muted isSmall>{messageId}</Muted>
      {tries.map((one) => (
        <Fragment key={`${one.at} ${one.tookMs}`}>
          <p>{t('webhooks.log.tried', { at: formats.moment(one.at), result: resultOf(one), ms: one.tookMs })}</p>
          {one.answer.trim() !== '' && (
            <details>
              <summary>{t('webhooks.log.answer')}</summary>
              <code className={styles.secret}>{one.answer}</code>
            </details>
          )}
        </Fragment>
      ))}
      {nextTryAt && <p>{t('webhooks.log.next', { at: formats.moment(nextTryAt) })}</p>}
      <details>
        <summary>{t('webhooks.log.body')}</summary>
        <code className={styles.secret}>{body}</code>
      </details>
    </>
  )
}

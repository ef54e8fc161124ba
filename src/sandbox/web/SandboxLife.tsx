import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { statusTexts } from '#requests/status-texts.ts'
import type { SandboxRequest, SandboxStep } from '../sandbox.ts'
import { sandboxTexts } from '../texts.ts'
import styles from './sandbox.module.css'
import { sandboxCalls } from './sandbox-calls.ts'

const waits = [
  ['hour', 1],
  ['day', 24],
  ['week', 168],
] as const

/** The clock of the sandbox, and its requests with what can be done with each; what was told above it before is over then. */
export function SandboxLife({ onHappened }: { readonly onHappened: () => void }) {
  const t = useTexts(sandboxTexts)
  const formats = useFormats()
  const { data, error, isPending, refetch } = useCall(sandboxCalls.showSandboxRequests, {})
  const advance = useSend(sandboxCalls.advanceSandboxClock)
  const take = useSend(sandboxCalls.takeSandboxStep)
  const { news, tell } = useNews()
  const isBusy = advance.isPending || take.isPending
  async function happened(words: string) {
    await readAgain(sandboxCalls.showSandboxRequests)
    onHappened()
    tell(words)
  }
  const pass = (hours: number) =>
    isBusy || advance.mutate({ body: { hours } }, { onSuccess: ({ now }) => happened(t('clock.done', { at: formats.moment(now) })) })
  const doStep = ({ crmRequestId }: SandboxRequest, step: SandboxStep) =>
    isBusy ||
    take.mutate(
      { params: { requestId: crmRequestId }, body: { step } },
      { onSuccess: () => happened(t('requests.done', { step: t(`step.${step}`) })), onError: () => void readAgain(sandboxCalls.showSandboxRequests) },
    )
  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending) return <Loading />
  return (
    <>
      <News news={news} />
      <ErrorText>{(advance.error ?? take.error)?.message}</ErrorText>
      <section className={styles.section} aria-labelledby="sandbox-clock">
        <h2 id="sandbox-clock">{t('clock.title')}</h2>
        <p>{t('clock.text', { at: formats.moment(data.now) })}</p>
        <Muted>{t('clock.ahead', { n: data.aheadHours })}</Muted>
        <Actions>
          {waits.map(([name, hours]) => (
            <Button key={name} variant="quiet" aria-disabled={isBusy} onClick={() => pass(hours)}>
              {t(`clock.${name}`)}
            </Button>
          ))}
        </Actions>
        {advance.isPending && <p role="status">{t('clock.busy')}</p>}
      </section>
      <section className={styles.section} aria-labelledby="sandbox-requests">
        <h2 id="sandbox-requests">{t('requests.title')}</h2>
        {data.requests.length === 0 && <EmptyState title={t('requests.none')}>{t('requests.noneText')}</EmptyState>}
        <List variant="cards">
          {data.requests.map((request) => (
            <Card as="li" key={request.crmRequestId}>
              <Life request={request} isBusy={isBusy} take={(step) => doStep(request, step)} />
            </Card>
          ))}
        </List>
      </section>
    </>
  )
}

type LifeProps = { readonly request: SandboxRequest; readonly isBusy: boolean; readonly take: (step: SandboxStep) => void }

function Life({ request: { crmRequestId, device, status, closed, steps }, isBusy, take }: LifeProps) {
  const t = useTexts(sandboxTexts)
  const statusWords = useTexts(statusTexts)
  return (
    <>
      <ItemTitle>
        {t('requests.number', { id: String(crmRequestId), device })} <Badge tone="soft">{statusWords(`status.${status}`)}</Badge>
      </ItemTitle>
      {steps.length === 0 && <Muted>{t(closed ? 'requests.over' : 'requests.waits')}</Muted>}
      <Actions>
        {steps.map((step) => (
          <Button key={step} variant="quiet" aria-disabled={isBusy} aria-label={`${t(`step.${step}`)}: ${crmRequestId}`} onClick={() => take(step)}>
            {t(`step.${step}`)}
          </Button>
        ))}
      </Actions>
    </>
  )
}

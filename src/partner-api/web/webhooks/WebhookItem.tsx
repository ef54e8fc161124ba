import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactLine } from '#base/web/kit/FactLine.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import type { Webhook } from '../../webhook.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { ChangeWebhookForm } from './ChangeWebhookForm.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'

type Props = {
  readonly companyId: number
  readonly webhook: Webhook
  readonly isBusy: boolean
  readonly rotate: () => void
  readonly onDone: (words: string) => Promise<void>
  readonly onRefused: () => Promise<void>
}

const actions = ['change', 'rotate', 'delete'] as const

/** One endpoint: what it is told, whether it is on, what was sent to it, and what can be done with it. */
export function WebhookItem({ companyId, webhook, isBusy, rotate, onDone, onRefused }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<(typeof actions)[number]>()
  const [isLogOpen, setLogOpen] = useState(false)
  const remove = useSend(calls.deleteWebhook)
  const trial = useSend(calls.testWebhook)
  const { id: webhookId, version, url, events, state, earlierSecretUntil } = webhook
  const params = { companyId, webhookId }
  async function tried() {
    await readAgain(calls.listDeliveries)
    await onDone(t('webhooks.testSent'))
  }
  return (
    <>
      <ItemTitle>
        {url} <Badge tone={state === 'on' ? 'soft' : 'danger'}>{t(`webhooks.state.${state}`)}</Badge>
      </ItemTitle>
      <FactLine>
        <code>{events.join(', ')}</code>
      </FactLine>
      {state === 'failed' && <p>{t('webhooks.failedText')}</p>}
      {earlierSecretUntil && <Muted>{t('webhooks.earlier', { at: formats.moment(earlierSecretUntil) })}</Muted>}
      <ErrorText>{trial.error?.message}</ErrorText>
      {step === 'change' && <ChangeWebhookForm companyId={companyId} webhook={webhook} onSaved={onDone} onLeave={leave} />}
      {step === 'rotate' && (
        <ConfirmStep
          title={t('webhooks.rotate.title')}
          confirm={t('webhooks.rotate.confirm')}
          isPending={isBusy}
          error={null}
          onBack={leave}
          onConfirm={rotate}
        >
          <p>{t('webhooks.rotate.text')}</p>
        </ConfirmStep>
      )}
      {step === 'delete' && (
        <ConfirmStep
          title={t('webhooks.delete.title')}
          confirm={t('webhooks.delete.confirm')}
          isDangerous
          isPending={remove.isPending}
          error={remove.error}
          onBack={leave}
          onConfirm={() =>
            remove.mutate(
              { params, body: { version } },
              { onSuccess: () => onDone(t('webhooks.delete.done', { url })), onError: () => void onRefused() },
            )
          }
        >
          <p>{t('webhooks.delete.text')}</p>
        </ConfirmStep>
      )}
      {step === null && (
        <Actions>
          {state === 'on' && (
            <Button
              variant="quiet"
              aria-disabled={isBusy || trial.isPending}
              aria-label={`${t('webhooks.test')}: ${url}`}
              onClick={() => isBusy || trial.isPending || trial.mutate({ params }, { onSuccess: tried })}
            >
              {t('webhooks.test')}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={`${t(isLogOpen ? 'webhooks.log.close' : 'webhooks.log.open')}: ${url}`}
            onClick={() => setLogOpen(!isLogOpen)}
          >
            {t(isLogOpen ? 'webhooks.log.close' : 'webhooks.log.open')}
          </Button>
          {actions.map((one) => (
            <Button
              key={one}
              ref={onto(one)}
              variant="quiet"
              aria-disabled={isBusy}
              aria-label={`${t(`webhooks.actions.${one}`)}: ${url}`}
              onClick={() => isBusy || begin(one)}
            >
              {t(`webhooks.actions.${one}`)}
            </Button>
          ))}
        </Actions>
      )}
      {step === null && isLogOpen && <DeliveryLog {...params} mayReplay={state === 'on'} />}
    </>
  )
}

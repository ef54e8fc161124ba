import { call } from '#base/web/call.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import type { Webhook, WebhookWithSecret } from '../../webhook.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { SecretSection } from '../SecretSection.tsx'
import { NewWebhookForm } from './NewWebhookForm.tsx'
import { WebhookItem } from './WebhookItem.tsx'

type Props = { readonly companyId: number; readonly customerId: number }

/** Where the systems of a company are told what happens. */
export function WebhooksSection({ companyId, customerId }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const readAll = async () => {
    await Promise.all([readAgain(calls.listWebhooks), readAgain(calls.listWebhookLog)])
  }
  const { data, error, isPending, refetch } = useCall(calls.listWebhooks, { params: { companyId } })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending) return <Loading />
  return (
    <SecretSection<Webhook, WebhookWithSecret>
      id="webhooks"
      title={t('webhooks.title')}
      lead={t('webhooks.lead')}
      open={t('webhooks.open')}
      customerId={customerId}
      items={data.webhooks}
      keyOf={({ id, version }) => `${id} ${version}`}
      whenEmpty={<EmptyState title={t('webhooks.none')} />}
      readAll={readAll}
      secretOf={({ secret }) => ({ title: t('webhooks.secretTitle'), secret })}
      form={({ isBusy, made, ask, leave }) => (
        <NewWebhookForm
          companyId={companyId}
          isBusy={isBusy}
          made={made}
          proofNeeded={(body) => ask(() => call(calls.createWebhook, { params: { companyId }, body }))}
          leave={leave}
        />
      )}
      item={(webhook, { isBusy, ask, done }) => (
        <WebhookItem
          companyId={companyId}
          webhook={webhook}
          isBusy={isBusy}
          rotate={() =>
            ask(() => call(calls.rotateWebhookSecret, { params: { companyId, webhookId: webhook.id }, body: { version: webhook.version } }))
          }
          onDone={done}
          onRefused={readAll}
        />
      )}
    />
  )
}

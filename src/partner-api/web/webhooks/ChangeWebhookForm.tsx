import { call } from '#base/web/call.ts'
import { FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { readNow } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { changedWebhook, type Webhook } from '../../webhook.ts'
import { eventWords } from '../../webhook-words.ts'
import { AccessForm } from '../AccessForm.tsx'
import { usePartnerCalls } from '../partner-calls.ts'
import { WebhookFields } from './WebhookFields.tsx'

type Props = {
  readonly companyId: number
  readonly webhook: Webhook
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
}

const typedOf = ({ url, events, state }: Webhook) => ({ url, events: [...events] as string[], isOn: state === 'on' })

/** Where an endpoint is, what it is told, and whether it is at all. When somebody else changed it meanwhile, both stand side by side. */
export function ChangeWebhookForm({ companyId, webhook, onSaved, onLeave }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const { id: webhookId, version } = webhook
  const form = useSchemaForm({
    schema: changedWebhook,
    values: typedOf(webhook),
    toBody: (typed) => ({ version, ...typed }),
    send: (body) => call(calls.changeWebhook, { params: { companyId, webhookId }, body }),
    missing: { events: t('webhooks.eventsMissing') },
    onSent: (saved) => onSaved(t('webhooks.change.done', { url: saved.url })),
    overtaken: {
      now: async () => {
        const { webhooks } = await readNow(calls.listWebhooks, { params: { companyId } })
        const now = webhooks.find(({ id }) => id === webhookId)
        return now ? typedOf(now) : null
      },
      names: { url: t('webhooks.url'), events: t('webhooks.events'), isOn: t('webhooks.change.isOn') },
      inWords: { events: (held) => held.map((event) => t(`webhooks.event.${eventWords[event as keyof typeof eventWords]}`)).join(', ') },
    },
  })
  return (
    <AccessForm form={form} title={t('webhooks.change.title')} save={t('webhooks.change.save')} onLeave={onLeave}>
      <FormTickField control={form.control} path="isOn" label={t('webhooks.change.isOn')} />
      <WebhookFields control={form.control} />
    </AccessForm>
  )
}

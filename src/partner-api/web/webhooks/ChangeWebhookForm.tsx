import { useEffect, useId, useRef } from 'react'
import { call } from '#base/web/call.ts'
import { FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { changedWebhook, type Webhook } from '../../webhook.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { WebhookFields } from './WebhookFields.tsx'

type Props = {
  readonly companyId: number
  readonly webhook: Webhook
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
}

/** Where an endpoint is, what it is told, and whether it is at all. */
export function ChangeWebhookForm({ companyId, webhook: { id: webhookId, version, url, events, state }, onSaved, onLeave }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const id = useId()
  const form = useSchemaForm({
    schema: changedWebhook,
    values: { url, events: [...events] as string[], isOn: state === 'on' },
    toBody: (typed) => ({ version, ...typed }),
    send: (body) => call(calls.changeWebhook, { params: { companyId, webhookId }, body }),
    missing: { events: t('webhooks.eventsMissing') },
    onSent: (saved) => onSaved(t('webhooks.change.done', { url: saved.url })),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form noValidate aria-labelledby={id} onSubmit={(event) => void form.submit(event)}>
      <h4 id={id} ref={heading} tabIndex={-1}>
        {t('webhooks.change.title')}
      </h4>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTickField control={form.control} path="isOn" label={t('webhooks.change.isOn')} />
      <WebhookFields control={form.control} />
      <FormActions save={t('webhooks.change.save')} isSending={form.isSubmitting} onLeave={() => void form.leave(onLeave)} />
    </form>
  )
}

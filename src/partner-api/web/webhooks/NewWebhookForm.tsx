import type { z } from 'zod'
import { call } from '#base/web/call.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { newWebhook, type WebhookWithSecret } from '../../webhook.ts'
import { AccessForm } from '../AccessForm.tsx'
import { usePartnerCalls } from '../partner-calls.ts'
import { useProofAsked } from '../use-proof-asked.ts'
import { WebhookFields } from './WebhookFields.tsx'

type Sent = z.output<typeof newWebhook>

type Props = {
  readonly companyId: number
  /** It is being sent again, as the proof was given. */
  readonly isBusy: boolean
  readonly made: (answer: WebhookWithSecret) => Promise<void>
  readonly proofNeeded: (body: Sent) => void
  readonly leave: () => void
}

/** A new endpoint. */
export function NewWebhookForm({ companyId, isBusy, made, proofNeeded, leave }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const asked = useProofAsked((body: Sent) => call(calls.createWebhook, { params: { companyId }, body }), proofNeeded)
  const form = useSchemaForm({
    schema: newWebhook,
    values: { url: '', events: [] as string[] },
    missing: { events: t('webhooks.eventsMissing') },
    onSent: made,
    ...asked,
  })
  return (
    <AccessForm form={form} title={t('webhooks.formTitle')} save={t('webhooks.submit')} onLeave={leave} isBusy={isBusy} isNew>
      <WebhookFields control={form.control} />
    </AccessForm>
  )
}

import { useEffect, useId, useRef } from 'react'
import type { z } from 'zod'
import { call } from '#base/web/call.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import { newWebhook, type WebhookWithSecret } from '../../webhook.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { WebhookFields } from './WebhookFields.tsx'

export type NewWebhookSent = z.output<typeof newWebhook>

type Props = {
  readonly companyId: number
  readonly made: (answer: WebhookWithSecret) => Promise<void>
  readonly proofNeeded: (body: NewWebhookSent) => void
  readonly leave: () => void
}

/** A new endpoint. */
export function NewWebhookForm({ companyId, made, proofNeeded, leave }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const id = useId()
  const sent = useRef<NewWebhookSent | null>(null)
  const form = useSchemaForm({
    schema: newWebhook,
    values: { url: '', events: [] as string[] },
    send: (body) => {
      sent.current = body
      return call(calls.createWebhook, { params: { companyId }, body })
    },
    missing: { events: t('webhooks.eventsMissing') },
    onSent: made,
    onRefused({ code }) {
      const isProofNeeded = code === 'PROOF_NEEDED'
      if (isProofNeeded && sent.current) proofNeeded(sent.current)
      return isProofNeeded
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="form" edge="accent" isSpaced noValidate aria-labelledby={id} onSubmit={(event) => void form.submit(event)}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('webhooks.formTitle')}
      </h3>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <WebhookFields control={form.control} />
      <FormActions save={t('webhooks.submit')} isSending={form.isSubmitting} onLeave={() => void form.leave(leave)} />
    </Card>
  )
}

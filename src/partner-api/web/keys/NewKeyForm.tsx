import { useEffect, useId, useRef } from 'react'
import type { z } from 'zod'
import { call } from '#base/web/call.ts'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type ApiKeyWithSecret, keyLives, newApiKey } from '../../api-key.ts'
import { partnerApiTexts } from '../../texts.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { KeyFields } from './KeyFields.tsx'

export type NewKeySent = z.output<typeof newApiKey>

type Props = {
  readonly companyId: number
  readonly made: (answer: ApiKeyWithSecret) => Promise<void>
  readonly proofNeeded: (body: NewKeySent) => void
  readonly leave: () => void
}

const untouched = { name: '', scopes: [] as string[], validDays: '365' }

/** A new key: which system uses it, what it may do, and for how long. */
export function NewKeyForm({ companyId, made, proofNeeded, leave }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const id = useId()
  const sent = useRef<NewKeySent | null>(null)
  const form = useSchemaForm({
    schema: newApiKey,
    values: untouched,
    toBody: ({ validDays, ...key }) => ({ ...key, validDays: validDays === '' ? undefined : Number(validDays) }),
    send: (body) => {
      sent.current = body
      return call(calls.createApiKey, { params: { companyId }, body })
    },
    missing: { scopes: t('create.scopesMissing') },
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
        {t('create.title')}
      </h3>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <KeyFields control={form.control} />
      <FormSelectField control={form.control} path="validDays" label={t('create.life')}>
        {keyLives.map((n) => (
          <option key={n} value={n}>
            {t('create.days', { n })}
          </option>
        ))}
      </FormSelectField>
      <FormActions save={t('create.submit')} isSending={form.isSubmitting} onLeave={() => void form.leave(leave)} />
    </Card>
  )
}

import type { z } from 'zod'
import { call } from '#base/web/call.ts'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type ApiKeyWithSecret, keyLives, newApiKey } from '../../api-key.ts'
import { partnerApiTexts } from '../../texts.ts'
import { AccessForm } from '../AccessForm.tsx'
import { usePartnerCalls } from '../partner-calls.ts'
import { useProofAsked } from '../use-proof-asked.ts'
import { KeyFields } from './KeyFields.tsx'

type Sent = z.output<typeof newApiKey>

type Props = {
  readonly companyId: number
  /** It is being sent again, as the proof was given. */
  readonly isBusy: boolean
  readonly made: (answer: ApiKeyWithSecret) => Promise<void>
  readonly proofNeeded: (body: Sent) => void
  readonly leave: () => void
}

const untouched = { name: '', scopes: [] as string[], validDays: '365' }

/** A new key: which system uses it, what it may do, and for how long. */
export function NewKeyForm({ companyId, isBusy, made, proofNeeded, leave }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const asked = useProofAsked((body: Sent) => call(calls.createApiKey, { params: { companyId }, body }), proofNeeded)
  const form = useSchemaForm({
    schema: newApiKey,
    values: untouched,
    toBody: ({ validDays, ...key }) => ({ ...key, validDays: validDays === '' ? undefined : Number(validDays) }),
    missing: { scopes: t('create.scopesMissing') },
    onSent: made,
    ...asked,
  })
  return (
    <AccessForm form={form} title={t('create.title')} save={t('create.submit')} onLeave={leave} isBusy={isBusy} isNew>
      <KeyFields control={form.control} />
      <FormSelectField control={form.control} path="validDays" label={t('create.life')}>
        {keyLives.map((n) => (
          <option key={n} value={n}>
            {t('create.days', { n })}
          </option>
        ))}
      </FormSelectField>
    </AccessForm>
  )
}

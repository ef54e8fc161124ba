import { call } from '#base/web/call.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { readNow } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type ApiKey, changedApiKey } from '../../api-key.ts'
import { scopeWords } from '../../scope-words.ts'
import { partnerApiTexts } from '../../texts.ts'
import { AccessForm } from '../AccessForm.tsx'
import { usePartnerCalls } from '../partner-calls.ts'
import { KeyFields } from './KeyFields.tsx'

type Props = {
  readonly companyId: number
  readonly apiKey: ApiKey
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
}

/** What a key is called and may do. When somebody else changed it meanwhile, both stand side by side and nothing is saved unseen. */
export function ChangeKeyForm({ companyId, apiKey: { id: keyId, version, name, scopes }, onSaved, onLeave }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const form = useSchemaForm({
    schema: changedApiKey,
    values: { name, scopes: [...scopes] as string[] },
    toBody: (typed) => ({ version, ...typed }),
    send: (body) => call(calls.changeApiKey, { params: { companyId, keyId }, body }),
    onSent: (saved) => onSaved(t('change.done', { name: saved.name })),
    missing: { scopes: t('create.scopesMissing') },
    overtaken: {
      now: async () => {
        const { keys } = await readNow(calls.listApiKeys, { params: { companyId } })
        const now = keys.find((other) => other.id === keyId && other.state !== 'revoked')
        return now ? { name: now.name, scopes: [...now.scopes] as string[] } : null
      },
      names: { name: t('create.name'), scopes: t('create.scopes') },
      inWords: { scopes: (held) => held.map((scope) => t(`scope.${scopeWords[scope as keyof typeof scopeWords]}`)).join(', ') },
    },
  })
  return (
    <AccessForm form={form} title={t('change.title', { name })} save={t('change.save')} onLeave={onLeave}>
      <KeyFields control={form.control} />
    </AccessForm>
  )
}

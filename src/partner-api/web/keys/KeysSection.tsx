import { call } from '#base/web/call.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ApiKey, ApiKeyWithSecret } from '../../api-key.ts'
import { partnerApiTexts } from '../../texts.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { SecretSection } from '../SecretSection.tsx'
import { KeyItem } from './KeyItem.tsx'
import { NewKeyForm } from './NewKeyForm.tsx'

type Props = { readonly companyId: number; readonly customerId: number }

/** The keys of a company. */
export function KeysSection({ companyId, customerId }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const readAll = async () => {
    await Promise.all([readAgain(calls.listApiKeys), readAgain(calls.listApiKeyLog)])
  }
  const { data, error, isPending, refetch } = useCall(calls.listApiKeys, { params: { companyId } })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending) return <Loading />
  return (
    <SecretSection<ApiKey, ApiKeyWithSecret>
      id="api-keys"
      title={t('keys.title')}
      open={t('create.open')}
      customerId={customerId}
      items={data.keys}
      keyOf={({ id, version }) => `${id} ${version}`}
      whenEmpty={<EmptyState title={t('keys.none')}>{t('keys.noneText')}</EmptyState>}
      readAll={readAll}
      secretOf={({ key: { name }, secret }) => ({ title: t('secret.title', { name }), secret })}
      form={({ isBusy, made, ask, leave }) => (
        <NewKeyForm
          companyId={companyId}
          isBusy={isBusy}
          made={made}
          proofNeeded={(body) => ask(() => call(calls.createApiKey, { params: { companyId }, body }))}
          leave={leave}
        />
      )}
      item={(key, { isBusy, ask, done }) => (
        <KeyItem
          companyId={companyId}
          apiKey={key}
          isBusy={isBusy}
          rotate={(body) => ask(() => call(calls.rotateApiKey, { params: { companyId, keyId: key.id }, body }))}
          onDone={done}
          onRefused={readAll}
        />
      )}
    />
  )
}

import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { FactLine } from '#base/web/kit/FactLine.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ApiKey } from '../../api-key.ts'
import { scopeWords } from '../../scope-words.ts'
import { partnerApiTexts } from '../../texts.ts'
import { usePartnerCalls } from '../partner-calls.ts'
import { ChangeKeyForm } from './ChangeKeyForm.tsx'
import { RotateStep, type Rotating } from './RotateStep.tsx'

type Props = {
  readonly companyId: number
  readonly apiKey: ApiKey
  readonly isBusy: boolean
  readonly rotate: (body: Rotating) => void
  readonly onDone: (words: string) => Promise<void>
  readonly onRefused: () => Promise<void>
}

const actions = ['change', 'rotate', 'revoke'] as const

/** One key: whose it is, what it may do, when it was used, and what can be done with it. */
export function KeyItem({ companyId, apiKey, isBusy, rotate, onDone, onRefused }: Props) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const { step, begin, leave, onto } = useOpenStep<(typeof actions)[number]>()
  const revoke = useSend(calls.revokeApiKey)
  const { id, version, name, state } = apiKey
  return (
    <>
      <ItemTitle>
        {name} <code>{apiKey.prefix}…</code>
        {state !== 'active' && <Badge tone="danger">{t(`keys.state.${state}`)}</Badge>}
      </ItemTitle>
      <Facts apiKey={apiKey} />
      {step === 'change' && <ChangeKeyForm companyId={companyId} apiKey={apiKey} onSaved={onDone} onLeave={leave} />}
      {step === 'rotate' && <RotateStep apiKey={apiKey} isBusy={isBusy} rotate={rotate} back={leave} />}
      {step === 'revoke' && (
        <ConfirmStep
          title={t('revoke.title', { name })}
          confirm={t('revoke.confirm')}
          isDangerous
          isPending={revoke.isPending}
          error={revoke.error}
          onBack={leave}
          onConfirm={() =>
            revoke.mutate(
              { params: { companyId, keyId: id }, body: { version } },
              { onSuccess: () => onDone(t('revoke.done', { name })), onError: () => void onRefused() },
            )
          }
        >
          <p>{t('revoke.text')}</p>
        </ConfirmStep>
      )}
      {step === null && state !== 'revoked' && (
        <Actions>
          {actions.map((one) => (
            <Button
              key={one}
              ref={onto(one)}
              variant="quiet"
              aria-disabled={isBusy}
              aria-label={`${t(`${one}.open`)}: ${name}`}
              onClick={() => isBusy || begin(one)}
            >
              {t(`${one}.open`)}
            </Button>
          ))}
        </Actions>
      )}
    </>
  )
}

function Facts({ apiKey: { scopes, state, holder, expiresAt, lastUsedAt, earlierUntil } }: { readonly apiKey: ApiKey }) {
  const t = useTexts(partnerApiTexts)
  const formats = useFormats()
  return (
    <>
      <FactLine>{scopes.map((scope) => t(`scope.${scopeWords[scope]}`)).join(', ')}</FactLine>
      {state === 'orphaned' && <p>{t('keys.orphanedText')}</p>}
      <FactLine>
        <Muted as="span">{t('keys.holder', { name: holder })}</Muted>
        {state !== 'revoked' && (
          <Muted as="span">{t(state === 'expired' ? 'keys.expired' : 'keys.expires', { at: formats.moment(expiresAt) })}</Muted>
        )}
        <Muted as="span">{lastUsedAt === null ? t('keys.neverUsed') : t('keys.lastUsed', { at: formats.moment(lastUsedAt) })}</Muted>
        {earlierUntil !== null && state === 'active' && <Muted as="span">{t('keys.earlier', { at: formats.moment(earlierUntil) })}</Muted>}
      </FactLine>
    </>
  )
}

import { useId, useState } from 'react'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { securityApi } from '../../security.api.ts'
import { proofByPassword } from '../../security.ts'
import { securityTexts } from '../../security-texts.ts'
import { PasswordField } from '../PasswordField.tsx'
import { askForPasskey } from '../passkey/passkey-browser.ts'
import { SubmitRow } from './SubmitRow.tsx'

type Props = { readonly customerId: number; readonly goOn: () => void; readonly back: () => void }

/** Asks whoever is logged in to prove once more that they are the owner: by the password, or by a passkey where they have one. */
export function ProofForm({ customerId, goOn, back }: Props) {
  const t = useTexts(securityTexts)
  const id = useId()
  const own = { params: { id: customerId } }
  const hasPasskeys = (useCall(securityApi.listPasskeys, own).data?.passkeys.length ?? 0) > 0
  const [isAsking, setAsking] = useState(false)
  const form = useSchemaForm({
    schema: proofByPassword,
    values: { password: '' },
    send: (body) => call(securityApi.proveIdentity, { ...own, body }),
    onSent: goOn,
  })

  async function byPasskey() {
    setAsking(true)
    try {
      const passkey = await askForPasskey(await call(securityApi.startProof, own))
      await call(securityApi.proveIdentity, { ...own, body: { passkey } })
      goOn()
    } catch (error) {
      form.showRefusal(error instanceof CallRefused ? error : { message: t('passkeys.notDone'), fields: [] })
    } finally {
      setAsking(false)
    }
  }
  const isBusy = form.isSubmitting || isAsking
  const leave = () => void form.leave(back)
  const { place, heading } = useStepPlace(leave, isBusy)
  return (
    <form noValidate aria-labelledby={id} onSubmit={(event) => void form.submit(event)} {...place}>
      <h3 id={id} {...heading}>
        {t('proof.title')}
      </h3>
      <p>{t('proof.text')}</p>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <PasswordField control={form.control} path="password" isShown={false} label={t('proof.password')} autoComplete="current-password" />
      <SubmitRow words={t('proof.submit')} isBusy={isBusy} leave={leave}>
        {hasPasskeys && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void (isBusy || byPasskey())}>
            {t('proof.byPasskey')}
          </Button>
        )}
      </SubmitRow>
    </form>
  )
}

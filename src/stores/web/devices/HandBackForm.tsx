import { useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { newKey } from '#base/web/new-key.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { SignatureFields } from '#signatures/web/SignatureFields.tsx'
import { noSignature, signatureOf } from '#signatures/web/typed-signature.ts'
import { identityKinds } from '../../collector.ts'
import type { ShownStoreDevice } from '../../store-device.ts'
import { storesApi } from '../../stores.api.ts'
import { storeTexts } from '../../texts.ts'
import styles from '../booking/booking.module.css'

const reread = () => Promise.all([storesApi.showStoreDevice, storesApi.listStoreDevices, storesApi.showCounter].map(readAgain))

/** Who fetches it, what they showed, their signature. */
export function HandBackForm({ device: { crmRequestId: id, customer } }: { readonly device: ShownStoreDevice }) {
  const t = useTexts(storeTexts)
  const [handedTo, setHandedTo] = useState('')
  const [identityKind, setKind] = useState('')
  const [identityEnd, setEnd] = useState('')
  const [byAuthorisation, setAuthorised] = useState(false)
  const [signature, setSignature] = useState(noSignature)
  const [key, setKey] = useState(newKey)
  const [attempt, setAttempt] = useState(0)
  const { mutate, isPending, error, reset } = useSend(storesApi.handBackAtCounter)
  const problems = (error?.fields ?? []).map(({ path, message }) => ({ fieldId: path, message }))
  const problemOf = (path: string) => problems.find(({ fieldId }) => fieldId === path)?.message
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      if (error) reset()
      setKey(newKey())
    }
  const typed = (set: (text: string) => void) => ({
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => changed(set)(value),
  })
  function send() {
    if (isPending) return
    const kind = identityKinds.find((one) => one === identityKind)
    const body = {
      handedTo,
      // The server refuses what was not chosen.
      identityKind: kind ?? ('' as (typeof identityKinds)[number]),
      ...{ identityEnd, byAuthorisation, signature: signatureOf(signature, handedTo.trim()) },
    }
    mutate({ params: { id }, body, idempotencyKey: key }, { onSuccess: () => void reread(), onError: () => setAttempt((count) => count + 1) })
  }
  return (
    <Card isSpaced edge="accent" aria-labelledby="hand-back">
      <h2 id="hand-back">{t('handBack.title')}</h2>
      <p>{t('handBack.text', { customer })}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FormErrorSummary problems={problems.length > 0 ? problems : error ? [{ message: error.message }] : []} attempt={attempt} />
        <div className={styles.fields}>
          <TextField
            name="handedTo"
            label={t('handBack.handedTo')}
            hint={t('handBack.handedToHint')}
            autoComplete="off"
            maxLength={100}
            problem={problemOf('handedTo')}
            value={handedTo}
            {...typed(setHandedTo)}
          />
          <SelectField
            name="identityKind"
            label={t('handBack.identityKind')}
            problem={problemOf('identityKind')}
            value={identityKind}
            {...typed(setKind)}
          >
            {identityKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`handBack.kinds.${kind}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="identityEnd"
            label={t('handBack.identityEnd')}
            hint={t('handBack.identityEndHint')}
            autoComplete="off"
            maxLength={4}
            problem={problemOf('identityEnd')}
            value={identityEnd}
            {...typed(setEnd)}
          />
        </div>
        <TickField
          name="byAuthorisation"
          label={t('handBack.byAuthorisation')}
          checked={byAuthorisation}
          onChange={({ currentTarget: { checked } }) => changed(setAuthorised)(checked)}
        />
        <SignatureFields
          signature={signature}
          setSignature={changed(setSignature)}
          usual={handedTo.trim()}
          notes={{ typed: t('signatureNotes.typed'), printed: t('signatureNotes.printed') }}
          problemOf={problemOf}
        />
        <Button type="submit" aria-disabled={isPending}>
          {t(isPending ? 'handBack.pending' : 'handBack.send')}
        </Button>
      </form>
    </Card>
  )
}

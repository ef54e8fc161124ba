import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { readAgain, useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { type CancelReason, cancelReasons } from '#requests/pickup-change.ts'
import { trackingTexts } from '../../texts.ts'
import { trackingApi } from '../../tracking.api.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './request.module.css'

type Props = { readonly crmRequestId: number; readonly end: (done?: string) => void }

/** Says what cancelling means, asks why, and takes the last word. */
export function CancelForm({ crmRequestId, end }: Props) {
  const t = useTexts(trackingTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const cancel = useSend(heldRequestApi.cancelRequest)

  function confirm(event: FormEvent) {
    event.preventDefault()
    setMissing(reason === null)
    if (reason === null || cancel.isPending) return
    cancel.mutate(
      { params: { id: crmRequestId }, body: { reason, note } },
      {
        onSuccess: async () => {
          await readAgain(trackingApi.showRequest)
          end(t('cancel.done'))
        },
        onError: () => void readAgain(trackingApi.showRequest),
      },
    )
  }

  const problem = isMissing ? t('cancel.missing') : cancel.error?.message
  return (
    <form className={styles.change} onSubmit={confirm} noValidate aria-labelledby="cancel-request">
      <h3 id="cancel-request" ref={heading} tabIndex={-1}>
        {t('cancel.title')}
      </h3>
      <p>{t('cancel.lead')}</p>
      <ChoiceField
        name="reason"
        legend={t('cancel.reason')}
        chosen={reason}
        choose={(chosen) => {
          setReason(chosen)
          setMissing(false)
        }}
        isWide
        choices={cancelReasons.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
      />
      <TextField
        name="note"
        label={t('cancel.note')}
        isOptional
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <ErrorText>{problem}</ErrorText>
      <Actions>
        <Button type="submit" variant="danger" aria-disabled={cancel.isPending}>
          {t(cancel.isPending ? 'cancel.working' : 'cancel.confirm')}
        </Button>
        <Button variant="quiet" onClick={() => end()}>
          {t('cancel.back')}
        </Button>
      </Actions>
    </form>
  )
}

import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { stepOfLife } from '#requests/lifecycle.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { type CourierAction, orderStep } from '../actions.ts'
import { courierApi } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'
import styles from './courier.module.css'

type Props = {
  readonly action: CourierAction
  readonly requestId: number
  readonly version: number
  /** What the courier would take for the way back. */
  readonly cashOnDelivery: number
  readonly onDone: () => Promise<void>
  readonly onBack: () => void
  /** Something was refused: what is shown may be old. */
  readonly onMoved: () => Promise<void>
}

/** The second step of an action: what follows from it, and what the courier takes in cash. */
export function ActionStep({ action, requestId, version, cashOnDelivery, onDone, onBack, onMoved }: Props) {
  const t = useTexts(courierTexts)
  const words = useTexts(stepTexts)
  const formats = useFormats()
  const [note, setNote] = useState('')
  const send = useSend(courierApi[action])
  const hasNote = 'note' in courierApi[action].body.shape
  const confirm = () =>
    send.mutate({ params: { id: requestId }, body: hasNote ? { version, note } : { version } }, { onSuccess: onDone, onError: () => void onMoved() })

  return (
    <ConfirmStep
      title={words(`${action}.title`)}
      confirm={words(`${action}.confirm`)}
      isDangerous={stepOfLife(action).closes === true}
      isPending={send.isPending}
      error={send.error}
      onConfirm={confirm}
      onBack={onBack}
    >
      <p>{words(`${action}.lead`)}</p>
      {action === orderStep.out && (
        <p className={styles.strong}>{cashOnDelivery > 0 ? t('desk.cash', { amount: formats.forint(cashOnDelivery) }) : t('desk.noCash')}</p>
      )}
      {hasNote && (
        <TextField
          name={`${action}Note`}
          label={t('desk.note')}
          hint={t('desk.noteHint')}
          isOptional
          maxLength={300}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
    </ConfirmStep>
  )
}

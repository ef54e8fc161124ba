import { useState } from 'react'
import { ConfirmStep } from '#base/web/ConfirmStep.tsx'
import { TextField } from '#base/web/fields.tsx'
import { useFormats } from '#base/web/formats.ts'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { courierApi } from '../courier.api.ts'
import type { CourierDeed } from '../deeds.ts'
import { courierTexts } from '../texts.ts'
import styles from './courier.module.css'

const callOf = {
  orderPickup: courierApi.orderPickup,
  failPickup: courierApi.failPickup,
  orderDelivery: courierApi.orderDelivery,
  ship: courierApi.shipDevice,
  failDelivery: courierApi.failDelivery,
  handBack: courierApi.handBack,
} as const

const withNote: readonly CourierDeed[] = ['failPickup', 'failDelivery', 'handBack']

type Props = {
  readonly deed: CourierDeed
  readonly requestId: number
  readonly version: number
  /** What the courier would take for the way back. */
  readonly cashOnDelivery: number
  readonly onDone: () => Promise<void>
  readonly onBack: () => void
  /** Something was refused: what is shown may be old. */
  readonly onMoved: () => Promise<void>
}

/** The second step of a deed: what follows from it, and what the courier takes in cash. */
export function DeedStep({ deed, requestId, version, cashOnDelivery, onDone, onBack, onMoved }: Props) {
  const t = useTexts(courierTexts)
  const formats = useFormats()
  const [note, setNote] = useState('')
  const send = useSend(callOf[deed])
  const hasNote = withNote.includes(deed)
  const confirm = () =>
    send.mutate({ params: { id: requestId }, body: hasNote ? { version, note } : { version } }, { onSuccess: onDone, onError: () => void onMoved() })

  return (
    <ConfirmStep
      title={t(`deeds.${deed}.title`)}
      confirm={t(`deeds.${deed}.confirm`)}
      isDangerous={deed === 'handBack'}
      isPending={send.isPending}
      error={send.error}
      onConfirm={confirm}
      onBack={onBack}
    >
      <p>{t(`deeds.${deed}.lead`)}</p>
      {deed === 'orderDelivery' && (
        <p className={styles.strong}>{cashOnDelivery > 0 ? t('desk.cash', { amount: formats.forint(cashOnDelivery) }) : t('desk.noCash')}</p>
      )}
      {hasNote && (
        <TextField
          name={`${deed}Note`}
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

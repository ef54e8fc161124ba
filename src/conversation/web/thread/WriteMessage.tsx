import { type FormEvent, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { maxMessageLength, type Side } from '../../message.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'
import { ChosenFiles } from './ChosenFiles.tsx'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'
import { useWrite } from './use-write.ts'

type Props = {
  readonly requestId: number
  readonly side: Side
  /** The newest message on the screen: what comes after it is not answered by this one. */
  readonly seen: number
  readonly onSent: () => unknown
}

/** Nothing typed or chosen is lost by a refusal, a lost connection or, of the words, a reload. */
export function WriteMessage({ requestId, side, seen, onSent }: Props) {
  const t = useTexts(conversationTexts)
  const draft = useDraft(requestId, side)
  const attachments = useAttachments()
  const { send, isPending, error, deleteError } = useWrite(requestId)
  const [isEmpty, setEmpty] = useState(false)
  /** How many were sent from here; the field begins anew with each. */
  const [count, setCount] = useState(0)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isNothing = draft.text.trim() === '' && attachments.files.length === 0
    setEmpty(isNothing)
    if (isNothing || attachments.isPreparing) return
    send({ text: draft.text, files: attachments.files }, seen, () => {
      draft.write('')
      attachments.clear()
      setCount(count + 1)
      onSent()
    })
  }

  function write(typed: string) {
    draft.write(typed)
    setEmpty(false)
    if (error) deleteError()
  }

  const ofText = error?.fields.find(({ path }) => path === 'text')?.message
  const ofFiles = error?.fields.find(({ path }) => path !== 'text')?.message
  return (
    <form className={styles.write} onSubmit={submit} noValidate aria-label={t(side === 'customer' ? 'write.toStaff' : 'write.toCustomer')}>
      <LongTextField
        key={count}
        name="message"
        label={t(side === 'customer' ? 'write.toStaff' : 'write.toCustomer')}
        hint={t(side === 'customer' ? 'write.customerHint' : 'write.staffHint')}
        limit={maxMessageLength}
        rows={4}
        value={draft.text}
        problem={isEmpty ? t('write.empty') : ofText}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <ChosenFiles attachments={attachments} refusal={ofFiles} isDisabled={isPending} />
      {error && !ofText && !ofFiles && (
        <p role="alert" className={styles.problem}>
          {error.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isPending || attachments.isPreparing}>
          {t(isPending ? 'write.sending' : 'write.send')}
        </Button>
        <p role="status" className={styles.sent}>
          {count > 0 && !isPending && draft.text === '' && t('write.sent')}
        </p>
      </div>
    </form>
  )
}

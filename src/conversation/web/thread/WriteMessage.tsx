import { type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationApi } from '../../conversation.api.ts'
import { maxMessageLength, type Side } from '../../message.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'
import { ChosenFiles } from './ChosenFiles.tsx'
import { useAttachments } from './use-attachments.ts'
import { readMessagesAgain, useWrite } from './use-write.ts'

type Props = {
  readonly requestId: number
  readonly side: Side
  /** The newest message on the screen: what comes after it is not answered by this one. */
  readonly seen: number
  readonly onSent: () => unknown
}

/** `files`: what is wrong with them; they are held beside the form. */
const untouched = { text: '', files: null }

/** Nothing typed or chosen is lost by a refusal, a lost connection or, of the words, a reload. */
export function WriteMessage({ requestId, side, seen, onSent }: Props) {
  const t = useTexts(conversationTexts)
  const attachments = useAttachments()
  const write = useWrite(requestId)
  const [isSent, setSent] = useState(false)
  const form = useSchemaForm({
    schema: conversationApi.writeMessage.body,
    values: untouched,
    toBody: ({ text }) => ({ text, seen }),
    fieldAt: (path) => (path === 'text' || path === '' ? path : 'files'),
    send: (body) => write({ text: body.text, files: attachments.files }, seen),
    async onSent() {
      attachments.clear()
      setSent(true)
      onSent()
      await readMessagesAgain()
    },
    afterSending: 'empty',
    draft: { name: `message ${side} ${requestId}` },
  })
  const { control, isSubmitting } = form
  const text = useWatch({ control, name: 'text' })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (attachments.isPreparing) return
    if (text.trim() !== '' || attachments.files.length > 0) void form.submit()
    else form.setError('text', { type: 'required', message: t('write.empty') })
  }

  const ofFiles = form.problems.find(({ fieldId }) => fieldId === 'files')?.message
  return (
    <form className={styles.write} onSubmit={submit} noValidate data-asks aria-label={t(side === 'customer' ? 'write.toStaff' : 'write.toCustomer')}>
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormLongTextField
        control={control}
        path="text"
        name="message"
        label={t(side === 'customer' ? 'write.toStaff' : 'write.toCustomer')}
        hint={t(side === 'customer' ? 'write.customerHint' : 'write.staffHint')}
        limit={maxMessageLength}
        rows={4}
      />
      <ChosenFiles attachments={attachments} refusal={ofFiles} isDisabled={isSubmitting} />
      <ErrorText>{form.problem}</ErrorText>
      <Actions className={styles.beside}>
        <Button type="submit" aria-disabled={isSubmitting || attachments.isPreparing}>
          {t(isSubmitting ? 'write.sending' : 'write.send')}
        </Button>
        <p role="status" className={styles.sent}>
          {isSent && !isSubmitting && text === '' && t('write.sent')}
        </p>
      </Actions>
    </form>
  )
}

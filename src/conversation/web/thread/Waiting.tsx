import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationApi } from '../../conversation.api.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'

type Props = {
  readonly requestId: number
  readonly since: string
  readonly seen: number
  readonly maySettle: boolean
  readonly onSettled: () => unknown
}

/** That the customer waits, and since when; whoever may answer may also say that there is nothing to answer. */
export function Waiting({ requestId, since, seen, maySettle, onSettled }: Props) {
  const t = useTexts(conversationTexts)
  const formats = useFormats()
  const settle = useSend(conversationApi.settleMessages)

  function settleNow() {
    if (settle.isPending) return
    const onSuccess = async () => {
      await Promise.all([readAgain(conversationApi.getMessages), readAgain(conversationApi.listWaiting)])
      await onSettled()
    }
    settle.mutate({ params: { id: requestId }, body: { seen } }, { onSuccess })
  }

  return (
    <Note as="div" tone="warning" className={styles.waiting}>
      <p>{t('thread.waiting', { at: formats.moment(since) })}</p>
      {maySettle && (
        <Button variant="quiet" onClick={settleNow} aria-disabled={settle.isPending}>
          {t(settle.isPending ? 'thread.settling' : 'thread.settle')}
        </Button>
      )}
      <ErrorText>{settle.error?.message}</ErrorText>
    </Note>
  )
}

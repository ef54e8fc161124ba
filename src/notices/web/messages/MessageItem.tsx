import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { RichText } from '#base/web/RichText.tsx'
import { type StepOpener, useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { messageTexts } from '../../message-texts.ts'
import { noticesApi } from '../../notices.api.ts'
import type { EditedMessage } from '../../system-message.ts'
import styles from './messages.module.css'

type Props = {
  readonly message: EditedMessage
  /** Null: one is being written. */
  readonly change: StepOpener | null
  /** It is the one that is being written. */
  readonly isWritten: boolean
  readonly onEnded: () => Promise<void>
  readonly onRefused: () => Promise<void>
}

/** One message of the list: when it is shown, what it says in Hungarian, and what may be done. */
export function MessageItem({ message, change, isWritten, onEnded, onRefused }: Props) {
  const t = useTexts(messageTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<'end'>()
  const { phase, titles, descriptions, validFrom, validTo, editedAt, editedBy } = message
  // Both are what clocks in Budapest show.
  const clock = (time: string) => `${formats.day(time.slice(0, 10))} ${time.slice(11)}`
  const edited = editedAt === null ? t('untouched') : t('edited', { by: editedBy ?? '', at: formats.moment(editedAt) })

  return (
    <>
      <p>
        <Badge tone={phase === 'current' ? 'soft' : 'plain'}>{t(`phase.${phase}`)}</Badge>
      </p>
      <h3 lang="hu">{titles.hu}</h3>
      <div lang="hu">
        <RichText html={descriptions.hu} className={styles.text} />
      </div>
      <Muted>
        {t('period.from')}: {clock(validFrom)}
        <br />
        {t('period.to')}: {validTo === null ? t('period.open') : clock(validTo)}
        <br />
        {edited}
      </Muted>
      {step && phase !== 'over' && <EndStep message={message} onEnded={onEnded} onRefused={onRefused} onBack={leave} />}
      {phase !== 'over' && !step && !isWritten && (
        <Actions>
          {change && (
            <Button {...change} variant="quiet" aria-label={`${t('change')}: ${titles.hu}`}>
              {t('change')}
            </Button>
          )}
          <Button ref={onto('end')} variant="quiet" aria-label={`${t('end.open')}: ${titles.hu}`} onClick={() => begin('end')}>
            {t('end.open')}
          </Button>
        </Actions>
      )}
    </>
  )
}

type EndProps = Omit<Props, 'change' | 'isWritten'> & { readonly onBack: () => void }

function EndStep({ message: { id, version, phase }, onEnded, onRefused, onBack }: EndProps) {
  const t = useTexts(messageTexts)
  const end = useSend(noticesApi.endSystemMessage)
  return (
    <ConfirmStep
      title={t('end.title')}
      confirm={t('end.confirm')}
      isDangerous
      isPending={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ params: { id }, body: { version } }, { onSuccess: onEnded, onError: () => void onRefused() })}
      onBack={onBack}
    >
      <p>{t(phase === 'upcoming' ? 'end.upcoming' : 'end.current')}</p>
    </ConfirmStep>
  )
}

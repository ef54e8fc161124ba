import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { manualApi } from '../../manual.api.ts'
import type { ManualArticle } from '../../manual.ts'
import { manualTexts } from '../../texts.ts'
import styles from '../manual.module.css'

type Props = { readonly article: Pick<ManualArticle, 'id' | 'version' | 'isRetired'>; readonly onDone: (words: string) => void }

/** Takes an article out of the manual, or puts it back. */
export function Retire({ article: { id, version, isRetired }, onDone }: Props) {
  const t = useTexts(manualTexts)
  const { step, begin, leave, end, onto } = useOpenStep<'retire'>()
  const send = useSend(manualApi.retireManualArticle)
  const take = (retired: boolean) => {
    if (send.isPending) return
    send.mutate(
      { params: { articleId: id }, body: { version, retired } },
      {
        onSuccess: async () => {
          await Promise.all([manualApi.showManualArticle, manualApi.listManualArticles].map(readAgain))
          end()
          onDone(t(retired ? 'retire.retiredNews' : 'retire.restoredNews'))
        },
      },
    )
  }
  return (
    <div className={styles.noPrint}>
      {step ? (
        <ConfirmStep
          title={t('retire.title')}
          confirm={t('retire.confirm')}
          isPending={send.isPending}
          error={send.error}
          onConfirm={() => take(true)}
          onBack={leave}
        >
          <p>{t('retire.text')}</p>
        </ConfirmStep>
      ) : (
        <>
          <ErrorText>{send.error?.message}</ErrorText>
          <Actions>
            <Button ref={onto('retire')} variant="quiet" aria-disabled={send.isPending} onClick={() => (isRetired ? take(false) : begin('retire'))}>
              {t(isRetired ? 'retire.restore' : 'retire.open')}
            </Button>
          </Actions>
        </>
      )}
    </div>
  )
}

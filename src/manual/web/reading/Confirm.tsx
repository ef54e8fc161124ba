import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { manualApi } from '../../manual.api.ts'
import type { ManualArticle } from '../../manual.ts'
import { manualTexts } from '../../texts.ts'
import styles from '../manual.module.css'

type Props = { readonly article: Pick<ManualArticle, 'id' | 'version'>; readonly onConfirmed: () => void }

/** An important article asks at its end whether it was read. */
export function Confirm({ article: { id, version }, onConfirmed }: Props) {
  const t = useTexts(manualTexts)
  const confirm = useSend(manualApi.confirmManualArticle)
  async function done() {
    await Promise.all([manualApi.showManualArticle, manualApi.listManualArticles, manualApi.listManualConfirmations].map(readAgain))
    onConfirmed()
  }
  return (
    <div className={styles.noPrint}>
      <Card edge="accent" width="text" isSpaced aria-labelledby="confirm-article">
        <h2 id="confirm-article">{t('article.confirmTitle')}</h2>
        <p>{t('article.confirmText')}</p>
        <ErrorText>{confirm.error?.message}</ErrorText>
        <Actions>
          <Button
            aria-disabled={confirm.isPending}
            onClick={() => !confirm.isPending && confirm.mutate({ params: { articleId: id }, body: { version } }, { onSuccess: done })}
          >
            {t('article.confirm')}
          </Button>
        </Actions>
      </Card>
    </div>
  )
}

import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'

/** Two wrote the same quote: the employee says whose words go on. */
export function Overtaken({ settle }: { readonly settle: (isTheirs: boolean) => void }) {
  const t = useTexts(quoteTexts)
  return (
    <div className={styles.step}>
      <p>{t('editor.overtaken')}</p>
      <Actions>
        <Button variant="quiet" onClick={() => settle(true)}>
          {t('editor.takeTheirs')}
        </Button>
        <Button variant="quiet" onClick={() => settle(false)}>
          {t('editor.keepMine')}
        </Button>
      </Actions>
    </div>
  )
}

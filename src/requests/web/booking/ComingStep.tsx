import { useEffect, useState } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import styles from './booking.module.css'

/** In place of a step that was opened by its address, until its code is here. */
export function ComingStep({ load }: { readonly load: () => Promise<unknown> }) {
  const t = useTexts(baseTexts)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void load().catch(() => setFailed(true))
  }, [load])
  // By the HTML standard a page keeps in its module map that a module did not come (Chromium 150 does, 156 asks again): only a page loaded anew is sure to ask.
  return hasFailed ? (
    <ErrorState title={t('outdatedTitle')} error={new Error(t('outdatedText'))} retry={() => window.location.reload()} />
  ) : (
    <div className={styles.body}>
      <Card className={styles.form}>
        <div className={styles.room}>
          <Skeleton shape="rows" count={6} />
        </div>
      </Card>
    </div>
  )
}

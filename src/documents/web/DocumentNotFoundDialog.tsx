import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { documentTexts } from '../texts.ts'
import styles from './viewer.module.css'

/** SPEC 8: document not found, try later. */
export function DocumentNotFoundDialog() {
  const t = useTexts(documentTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="document-not-found" aria-describedby="document-not-found-text">
      <h2 id="document-not-found">{t('notFound.title')}</h2>
      <p id="document-not-found-text">{t('notFound.text')}</p>
      <p className={styles.actions}>
        <ButtonLink to={paths.documentViewerLogin()}>{t('notFound.ask')}</ButtonLink>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {t('notFound.close')}
        </Button>
      </p>
    </dialog>
  )
}

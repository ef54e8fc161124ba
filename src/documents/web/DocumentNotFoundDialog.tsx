import { useRef } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { documentTexts } from '../texts.ts'

/** SPEC 8: document not found, try later. */
export function DocumentNotFoundDialog() {
  const t = useTexts(documentTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog title={t('notFound.title')} description={t('notFound.text')} dialog={dialog}>
      <Actions>
        <ButtonLink to={paths.documentViewerLogin()}>{t('notFound.ask')}</ButtonLink>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {t('notFound.close')}
        </Button>
      </Actions>
    </Dialog>
  )
}

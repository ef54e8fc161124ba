import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { documentTexts } from '../texts.ts'

/** SPEC 8: document not found, try later. */
export function DocumentNotFoundDialog() {
  const t = useTexts(documentTexts)
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  if (!isOpen) return null
  return (
    <Dialog title={t('notFound.title')} description={t('notFound.text')} onClose={close}>
      <Actions>
        <ButtonLink to={publicPaths.documentViewerLogin()}>{t('notFound.ask')}</ButtonLink>
        <Button variant="quiet" onClick={close}>
          {t('notFound.close')}
        </Button>
      </Actions>
    </Dialog>
  )
}

import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Chip, ChipLink } from '#base/web/kit/Chip.tsx'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '#requests/later-texts.ts'
import { requestTexts } from '#requests/texts.ts'
import { Piece } from './Piece.tsx'

const variants = ['main', 'quiet', 'danger', 'link'] as const
const shapes = [undefined, 'wide', 'centre'] as const

export function ButtonPieces() {
  const t = useTexts(requestTexts)
  const laterT = useTexts(laterTexts)
  return (
    <>
      <Piece name="Button">
        <Actions>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {t('steps.next')}
            </Button>
          ))}
        </Actions>
        <Actions>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {t('steps.next')}
            </Button>
          ))}
        </Actions>
        <Actions>
          {variants.map((variant) => (
            <ButtonLink key={variant} variant={variant} to="/">
              {t('steps.previous')}
            </ButtonLink>
          ))}
        </Actions>
      </Piece>
      <Piece name="BackLink">
        <BackLink to="/">{t('steps.previous')}</BackLink>
      </Piece>
      <Piece name="Actions">
        {shapes.map((shape) => (
          <Actions key={shape ?? 'row'} shape={shape}>
            <Button>{t('steps.next')}</Button>
            <Button variant="quiet">{t('steps.previous')}</Button>
          </Actions>
        ))}
      </Piece>
      <Piece name="Chip">
        <Actions>
          {[true, false].map((isPressed) => (
            <Chip key={String(isPressed)} aria-pressed={isPressed}>
              {t('steps.next')}
            </Chip>
          ))}
          {['page' as const, undefined].map((current) => (
            <ChipLink key={current ?? 'other'} to="/" aria-current={current}>
              {t('steps.previous')} <strong>3</strong>
            </ChipLink>
          ))}
        </Actions>
      </Piece>
      <Piece name="SendButton">
        <Actions>
          <SendButton isSending={false}>{t('steps.next')}</SendButton>
          <SendButton isSending>{t('steps.next')}</SendButton>
        </Actions>
      </Piece>
      <Piece name="IconButton">
        <IconButton label={t('draft.yes')}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </Piece>
      <Piece name="FileButton">
        <Actions>
          <FileButton id="file" aria-describedby={undefined} onFiles={() => {}} icon={<IconUpload size={20} aria-hidden="true" />}>
            {laterT('documents.choose')} <small>{laterT('documents.invoice')}</small>
          </FileButton>
          <FileButton id="no-file" aria-describedby={undefined} aria-disabled onFiles={() => {}} icon={<IconUpload size={20} aria-hidden="true" />}>
            {laterT('documents.choose')}
          </FileButton>
        </Actions>
      </Piece>
      <DialogPiece />
    </>
  )
}

function DialogPiece() {
  const t = useTexts(requestTexts)
  const base = useTexts(baseTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Piece name="Dialog">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('draft.startAgain')}
      </Button>
      {isOpen && (
        <Dialog title={t('draft.title')} description={t('draft.sure')} hasCross onClose={() => setOpen(false)}>
          <Actions>
            <Button variant="danger" onClick={() => setOpen(false)}>
              {t('draft.yes')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {base('back')}
            </Button>
          </Actions>
        </Dialog>
      )}
    </Piece>
  )
}

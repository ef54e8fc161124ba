import { IconQrcode } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { deskTexts } from '../../texts.ts'
import { ScanDialog } from './ScanDialog.tsx'

/** Always at hand, on every screen of the desk: the button, or F2, which most scanners can send before a code. */
const shortcut = 'F2'

export function ScanBox() {
  const t = useTexts(deskTexts)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== shortcut || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      // Another dialog is being answered; two at once would hide each other.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <IconButton label={t('scan.open')} title={t('scan.open')} aria-keyshortcuts={shortcut} onClick={() => setOpen(true)}>
        <IconQrcode size={24} aria-hidden="true" />
      </IconButton>
      {isOpen && <ScanDialog close={() => setOpen(false)} />}
    </>
  )
}

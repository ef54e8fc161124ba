import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'
import { onKept } from './kept-changed.ts'
import { unsentSheets } from './kept-store.ts'
import { sendKept } from './send-kept.ts'
import { sendPieces } from './send-pieces.ts'
import { usePieces } from './use-pieces.ts'

/**
 * What this browser keeps and the server has not, by sheet: sent when the page opens, when the network is back, and when somebody asks. What waits for
 * a decision leads to its sheet.
 */
export function UnsentSheets({ screens }: { readonly screens: BrandScreens }) {
  const t = useTexts(worksheetTexts)
  const ownId = useOwnId()
  const [edited, setEdited] = useState<readonly number[]>([])
  const [isSending, setSending] = useState(false)
  const pieces = usePieces()
  const shown = pieces.filter(({ what }) => what.kind !== 'timerStop').length
  const sheets = [...new Set([...edited, ...pieces.map(({ sheetId }) => sheetId)])]

  useEffect(() => {
    const read = () => void unsentSheets.all(ownId).then((edits) => setEdited(edits.map(({ id }) => id)))
    const send = () => void sendAll(screens, ownId).finally(read)
    send()
    const stop = onKept(read)
    addEventListener('online', send)
    return () => {
      stop()
      removeEventListener('online', send)
    }
  }, [screens, ownId])

  async function sendNow() {
    setSending(true)
    await sendAll(screens, ownId).finally(() => setSending(false))
  }

  return (
    <Note as="div" tone="warning" role="status">
      {sheets.length > 0 && (
        <>
          {t('kept.waiting', { count: sheets.length })}{' '}
          {sheets.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={screens.sheetPath(id)}>{t('kept.sheet', { position: index + 1 })}</Link>
            </span>
          ))}
          {shown > 0 && <> · {t('kept.pieces', { count: shown })}</>}{' '}
          <Button variant="link" aria-disabled={isSending} onClick={() => void (isSending || sendNow())}>
            {t('kept.sendNow')}
          </Button>
        </>
      )}
    </Note>
  )
}

/** What was written first, then what was signed on it. */
async function sendAll(screens: BrandScreens, accountId: number) {
  await sendKept(screens, accountId)
  await sendPieces(accountId)
}

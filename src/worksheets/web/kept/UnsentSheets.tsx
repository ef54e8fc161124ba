import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'
import { onKept, type UnsentOfSheet, unsentSheets } from './kept-store.ts'
import { sendKept } from './send-kept.ts'

/** What this browser keeps and the server has not: sent when the network is back; what waits for a decision leads to its sheet. */
export function UnsentSheets({ screens }: { readonly screens: BrandScreens }) {
  const t = useTexts(worksheetTexts)
  const ownId = useOwnId()
  const [kept, setKept] = useState<readonly UnsentOfSheet[]>([])

  useEffect(() => {
    const read = () => void unsentSheets(ownId).then(setKept)
    const send = () => void sendKept(screens, ownId).finally(read)
    send()
    const stop = onKept(read)
    addEventListener('online', send)
    return () => {
      stop()
      removeEventListener('online', send)
    }
  }, [screens, ownId])

  return (
    <Note tone="warning" role="status">
      {kept.length > 0 && (
        <>
          {t('kept.waiting', { count: kept.length })}{' '}
          {kept.map(({ id }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={screens.sheetPath(id)}>{t('kept.sheet', { position: index + 1 })}</Link>
            </span>
          ))}
        </>
      )}
    </Note>
  )
}

import { useEffect, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { benchTexts } from '../../bench-texts.ts'
import { waitingPieces } from '../kept/piece-store.ts'
import type { Piece } from '../kept/pieces.ts'
import styles from './bench.module.css'

type Props = { readonly piece: Piece; readonly position: number }

/** A photo that is on the phone only: it waits for the network, or the server refused it and a person lets it go. */
export function WaitingPhoto({ piece, position }: Props) {
  const t = useTexts(benchTexts)
  const { what, refused, key } = piece
  const photo = what.kind === 'photo' ? what.photo : null
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!photo) return
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  if (what.kind !== 'photo') return null
  return (
    <li className={styles.photo}>
      {address && <img src={address} alt={t(`photos.alt.${what.moment}`, { position: String(position) })} />}
      {refused === null ? (
        <Muted>{t('photos.waits')}</Muted>
      ) : (
        <>
          <ErrorText>{t('waiting.refused', { reason: refused })}</ErrorText>
          <Button variant="quiet" onClick={() => void waitingPieces.drop(key)}>
            {t('waiting.drop')}
          </Button>
        </>
      )}
    </li>
  )
}

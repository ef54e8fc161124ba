import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { benchTexts } from '../../bench-texts.ts'
import { waitingPieces } from '../kept/piece-store.ts'
import type { Piece } from '../kept/pieces.ts'

/** A signature that is on the phone only: it waits for the network, or the server refused it and a person lets it go. */
export function WaitingSignature({ piece }: { readonly piece: Piece }) {
  const t = useTexts(benchTexts)
  const formats = useFormats()
  const { what, refused, at, key } = piece
  if (what.kind !== 'signature') return null
  const signed = t('signature.signed', { signer: what.signature.signer, at: formats.moment(new Date(at).toISOString()) })
  return (
    <>
      <p>
        {signed} {refused === null && t('signature.waits')}
      </p>
      {refused !== null && (
        <>
          <ErrorText>{t('waiting.refused', { reason: refused })}</ErrorText>
          <Button variant="quiet" onClick={() => void waitingPieces.drop(key)}>
            {t('waiting.drop')}
          </Button>
        </>
      )}
    </>
  )
}

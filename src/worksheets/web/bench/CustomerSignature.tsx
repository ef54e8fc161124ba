import { useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { signatureTexts } from '#signatures/texts.ts'
import { benchTexts } from '../../bench-texts.ts'
import { usePieces } from '../kept/use-pieces.ts'
import styles from './bench.module.css'
import { SigningForm, type SigningProps } from './SigningForm.tsx'
import { WaitingSignature } from './WaitingSignature.tsx'

/** The customer signs the sheet as they see it: drawn, by name, or on paper. */
export function CustomerSignature(props: SigningProps) {
  const t = useTexts(benchTexts)
  const signing = useTexts(signatureTexts)
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { step, begin, leave, end, onto } = useOpenStep<'sign'>()
  const [problem, setProblem] = useState('')
  const { bench, save, sheetId, away = null } = props
  const { signature, maySign } = bench
  const pieces = usePieces().filter((piece) => piece.sheetId === sheetId)
  const waiting = pieces.filter(({ what }) => what.kind === 'signature')
  const isTimed = bench.timer.mine !== null && !pieces.some(({ what }) => what.kind === 'timerStop')
  if (!maySign && !signature && waiting.length === 0) return null

  async function open() {
    // The minutes that are added when it is stopped would not be signed; with a network the server says so.
    if (away && isTimed) return setProblem(t('signature.stopTimerFirst'))
    const isSaved = await save()
    const mayGoOn = isSaved || (away?.isCutOff() === true && (await away.contentSha256()) !== null)
    setProblem(mayGoOn ? '' : t('signature.saveFirst'))
    if (mayGoOn) begin('sign')
  }

  function signed() {
    end()
    heading.current?.focus()
  }

  return (
    <section className={styles.section} aria-labelledby="bench-signature">
      <h3 id="bench-signature" ref={heading} tabIndex={-1}>
        {t('signature.title')}
      </h3>
      {!signature && waiting.length === 0 && <Muted>{t('signature.none')}</Muted>}
      {signature && (
        <p>
          {t('signature.signed', { signer: signature.signer, at: formats.moment(signature.signedAt) })} ({signing(`kinds.${signature.kind}`)})
        </p>
      )}
      {signature && !signature.holds && <Note tone="warning">{t('signature.changed')}</Note>}
      {waiting.map((piece) => (
        <WaitingSignature key={piece.key} piece={piece} />
      ))}
      <Note tone="warning" role="alert">
        {problem}
      </Note>
      {step && <SigningForm {...props} signed={signed} leave={leave} />}
      {maySign && !step && (
        <Actions>
          <Button ref={onto('sign')} variant="quiet" onClick={() => void open()}>
            {t(signature || waiting.length > 0 ? 'signature.again' : 'signature.open')}
          </Button>
        </Actions>
      )}
    </section>
  )
}

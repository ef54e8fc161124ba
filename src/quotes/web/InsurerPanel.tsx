import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { insurerApi } from '../insurer.api.ts'
import { insurerTexts } from '../insurer-texts.ts'
import { InsurerLines } from './insurer/InsurerLines.tsx'
import styles from './quotes.module.css'

type Props = {
  readonly requestId: number
  /** The request itself has moved on. */
  readonly onDecided: () => unknown
}

/** What the insurer was asked and said, for the customer; where it pays nothing, the way to have the device back. Nothing before it was asked. */
export function InsurerPanel({ requestId, onDecided }: Props) {
  const t = useTexts(insurerTexts)
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasAskedHere, setAskedHere] = useState(false)
  const { data, error, refetch } = useCall(insurerApi.getInsurerQuote, { params: { id: requestId } })
  // What it led to stands under the heading; the button is gone.
  useEffect(() => {
    if (wasAskedHere) heading.current?.focus()
  }, [wasAskedHere])
  if (error && error.status !== 404) return <ErrorState error={error} retry={refetch} />
  if (!data?.quote) return null
  const { quote, may } = data
  async function decided() {
    setAskedHere(true)
    await onDecided()
  }
  return (
    <Card edge="accent" aria-labelledby="insurer">
      <h2 id="insurer" ref={heading} tabIndex={-1}>
        {t('own.title')}
      </h2>
      <p>{t(`own.${quote.status}`, { at: formats.moment(quote.answeredAt ?? quote.sentAt) })}</p>
      {may.askForReturn && <AskForReturn requestId={requestId} insurerVersion={quote.version} onDecided={decided} />}
      <details className={styles.folded}>
        <summary>{t('own.lines')}</summary>
        <InsurerLines lines={quote.lines} />
        <p className={styles.total}>{t('all', { gross: formats.forint(quote.gross) })}</p>
      </details>
    </Card>
  )
}

type ReturnProps = Props & { readonly insurerVersion: number }

function AskForReturn({ requestId, insurerVersion, onDecided }: ReturnProps) {
  const t = useTexts(insurerTexts)
  const { step, begin, leave, onto } = useOpenStep<'return'>()
  const ask = useSend(insurerApi.askForReturn)
  async function reread() {
    await readAgain(insurerApi.getInsurerQuote)
    await onDecided()
  }
  if (step)
    return (
      <ConfirmStep
        title={t('own.backTitle')}
        confirm={t('own.backConfirm')}
        isDangerous
        isPending={ask.isPending}
        error={ask.error}
        onConfirm={() => ask.mutate({ params: { id: requestId }, body: { insurerVersion } }, { onSuccess: reread })}
        onBack={leave}
      >
        <p>{t('own.backLead')}</p>
      </ConfirmStep>
    )
  return (
    <>
      <p>{t('own.refusedLead')}</p>
      <Actions>
        <Button ref={onto('return')} variant="quiet" onClick={() => begin('return')}>
          {t('own.back')}
        </Button>
      </Actions>
    </>
  )
}

import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type InsurerView, insurerApi } from '../../insurer.api.ts'
import { insurerTexts } from '../../insurer-texts.ts'
import styles from '../quotes.module.css'
import { InsurerLines } from './InsurerLines.tsx'

type Props = { readonly requestId: number; readonly quote: NonNullable<InsurerView['quote']> }

/** What was sent to the insurer, and what it said. */
export function AskedQuote({ requestId, quote }: Props) {
  const t = useTexts(insurerTexts)
  const formats = useFormats()
  const [problem, setProblem] = useState('')
  const { status, desk, gross, ownShare } = quote

  function open() {
    setProblem('')
    openFile(insurerApi.getInsurerQuoteDocument, { params: { id: requestId } }).catch((error: Error) => setProblem(error.message))
  }

  return (
    <Card edge="accent" aria-labelledby="insurer-quote">
      <h2 id="insurer-quote">
        {t('title')}
        {quote.version > 1 && ` (${quote.version}.)`}
      </h2>
      <p className={styles.strong}>{t(status, { at: formats.moment(quote.answeredAt ?? quote.sentAt) })}</p>
      {desk?.insurer && <p>{desk.insurer}</p>}
      {desk && <Muted>{desk.email === null ? t('sentOtherwise') : t('sentTo', { email: desk.email })}</Muted>}
      {desk?.note && <p className={styles.note}>{desk.note}</p>}
      <InsurerLines lines={quote.lines} />
      <p className={styles.total}>{t('all', { gross: formats.forint(gross) })}</p>
      {ownShare !== null && <p>{t('shares', { insurer: formats.forint(gross - ownShare), share: formats.forint(ownShare) })}</p>}
      {desk?.answerNote && <p className={styles.note}>{desk.answerNote}</p>}
      <Actions>
        <Button variant="quiet" onClick={open}>
          {t('open')}
        </Button>
      </Actions>
      <ErrorText>{problem}</ErrorText>
    </Card>
  )
}

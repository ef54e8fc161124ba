import { useState } from 'react'
import { useMay } from '#accounts/web/use-may.ts'
import type { Output } from '#base/endpoint.ts'
import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../decided-quote.ts'
import { insurerApi } from '../insurer.api.ts'
import { quotesApi } from '../quotes.api.ts'
import { quoteTexts } from '../texts.ts'
import { DraftForm } from './editor/DraftForm.tsx'
import { OnBehalfForm } from './editor/OnBehalfForm.tsx'
import { InsurerDesk } from './insurer/InsurerDesk.tsx'
import { OrderedLines } from './quote/QuoteLines.tsx'
import styles from './quotes.module.css'
import { RefusalReason } from './RefusalReason.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it; what is sent says which one was looked at. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** The employee's side of a quote: how it stands, writing and sending it, and what the customer said. Only what may be done is shown. */
export function QuoteEditor({ requestId, version, onChanged }: Props) {
  const quote = useCall(quotesApi.getQuote, { params: { id: requestId } })
  const draft = useCall(quotesApi.getQuoteDraft, { params: { id: requestId } }, { enabled: useMay('quote.edit') })
  const t = useTexts(quoteTexts)
  const [sendings, setSendings] = useState(0)
  const { news, tell, forget } = useNews()
  // Whoever may not write quotes still sees how they stand.
  if (draft.error && !draft.data && draft.error.status !== 403) return <ErrorState error={draft.error} retry={draft.refetch} />
  if (quote.error && !quote.data) return <ErrorState error={quote.error} retry={quote.refetch} />

  async function reread() {
    await Promise.all([readAgain(quotesApi.getQuote), readAgain(quotesApi.getQuoteDraft), readAgain(insurerApi.getInsurerQuote)])
    await onChanged()
  }
  async function changed() {
    forget()
    await reread()
    setSendings((count) => count + 1)
  }
  async function did(what: 'editor.sent' | 'behalf.done') {
    await changed()
    tell(t(what))
  }

  const current = quote.data?.quote ?? null
  return (
    <>
      <News news={news} />
      {current && <CurrentQuote quote={current} />}
      <HeldForm>
        {current?.may.decideOnBehalf && (
          <OnBehalfForm key={current.version} requestId={requestId} version={version} quote={current} onChanged={() => did('behalf.done')} />
        )}
      </HeldForm>
      <InsurerDesk requestId={requestId} version={version} onChanged={changed}>
        {draft.data && quote.data && (
          <Editing
            key={sendings}
            requestId={requestId}
            version={version}
            draft={draft.data}
            isAnswerAwaited={current?.status === 'sent'}
            onChanged={() => did('editor.sent')}
            onMovedOn={reread}
          />
        )}
      </InsurerDesk>
    </>
  )
}

type Draft = Output<typeof quotesApi.getQuoteDraft>

type EditingProps = Omit<Props, 'onChanged'> & {
  readonly draft: Draft
  /** The customer has the present version before them. */
  readonly isAnswerAwaited: boolean
  readonly onChanged: () => Promise<void>
  readonly onMovedOn: () => unknown
}

function Editing({ draft, isAnswerAwaited, ...rest }: EditingProps) {
  const t = useTexts(quoteTexts)
  // Nobody has begun a new version: the one that was sent is what matters. Once opened, the form stays, whatever a colleague does meanwhile.
  const [isFolded] = useState(isAnswerAwaited && draft.revision === 0)
  const form = <DraftForm draft={draft} {...rest} />
  const folded = (
    <details className={styles.folded}>
      <summary>{t('editor.newVersion')}</summary>
      {form}
    </details>
  )
  return <HeldForm>{draft.may.edit && (isFolded ? folded : form)}</HeldForm>
}

function CurrentQuote({ quote }: { readonly quote: QuoteView }) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const { decision, status } = quote
  const ordered = decision?.quoteAcceptedStatus ? quote.lines.filter(({ id }) => decision.chosenLineIds.includes(id)) : quote.lines
  const at = formats.moment(decision?.decidedAt ?? quote.sentAt)
  const how = decision?.channel === 'costLimit' ? 'byLimit' : status
  return (
    <Card edge="accent" aria-labelledby="current-quote">
      <h2 id="current-quote">
        {t('quote.title')} ({quote.version}.)
      </h2>
      <p className={styles.strong}>{t(`editor.current.${how}`, { at, day: formats.day(quote.lastDay) })}</p>
      {decision && <RefusalReason reason={decision.reason} />}
      {!quote.certain && status === 'sent' && <Muted>{t('editor.uncertain')}</Muted>}
      <OrderedLines lines={ordered} />
      <p className={styles.total}>
        {decision?.totals
          ? t('ordered', { gross: formats.forint(decision.totals.gross) })
          : t('editor.offered', { gross: formats.forints(quote.cheapest.gross, quote.dearest.gross) })}
      </p>
    </Card>
  )
}

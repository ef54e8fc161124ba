import type { ReactNode } from 'react'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { insurerApi } from '../../insurer.api.ts'
import { insurerTexts } from '../../insurer-texts.ts'
import styles from '../quotes.module.css'
import { AskedQuote } from './AskedQuote.tsx'
import { AskInsurerForm } from './AskInsurerForm.tsx'
import { InsurerAnswerForm } from './InsurerAnswerForm.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it. */
  readonly version: number
  readonly onChanged: () => Promise<void>
  /** Where the quote is written: below what was asked, above the asking. */
  readonly children: ReactNode
}

/** The employee's side of what the insurer pays: how it stands, sending the quote, noting the answer. Nothing where there is no insurer. */
export function InsurerDesk({ requestId, version, onChanged, children }: Props) {
  const t = useTexts(insurerTexts)
  const { data, error, refetch } = useCall(insurerApi.getInsurerQuote, { params: { id: requestId } })
  const { quote = null, draft = null, may } = data ?? {}

  async function changed() {
    await readAgain(insurerApi.getInsurerQuote)
    await onChanged()
  }

  const form = may?.ask && <AskInsurerForm requestId={requestId} version={version} draft={draft} isFirst={quote === null} onSent={changed} />
  return (
    <>
      {error && <ErrorState error={error} retry={refetch} />}
      {quote && <AskedQuote requestId={requestId} quote={quote} />}
      <HeldForm>
        {quote && may?.answer && (
          <InsurerAnswerForm key={quote.version} requestId={requestId} version={version} insurerVersion={quote.version} onNoted={changed} />
        )}
      </HeldForm>
      {children}
      <HeldForm>
        {quote === null || !form ? (
          form
        ) : (
          <details key={`again ${quote.version}`} className={styles.folded}>
            <summary>{t('again')}</summary>
            {form}
          </details>
        )}
      </HeldForm>
    </>
  )
}

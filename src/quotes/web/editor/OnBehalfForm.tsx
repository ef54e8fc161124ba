import { type FormEvent, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { decisionMethods, type QuoteView } from '../../decided-quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { QuoteLines } from '../quote/QuoteLines.tsx'
import { useChoice } from '../quote/use-choice.ts'
import styles from '../quotes.module.css'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly quote: QuoteView
  readonly onChanged: () => Promise<void>
  readonly onMovedOn: () => unknown
}

/** What the customer said by phone, by e-mail or in person. */
export function OnBehalfForm({ requestId, version, quote, onChanged, onMovedOn }: Props) {
  const t = useTexts(quoteTexts)
  const choice = useChoice(quote.lines)
  const [decision, setDecision] = useState('')
  const [method, setMethod] = useState('')
  const [note, setNote] = useState('')
  const [declared, setDeclared] = useState({ startNow: false, startLoss: false })
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const decide = useSend(quotesApi.decideQuoteOnBehalf)
  const accepts = decision === 'accepted'

  function record(event: FormEvent) {
    event.preventDefault()
    const by = decisionMethods.find((one) => one === method)
    setAttempt(attempt + 1)
    setMissing(decision === '' || !by)
    if (decision === '' || !by || decide.isPending || (accepts && !choice.requireComplete())) return
    const chosenLineIds = accepts ? choice.ticked : []
    decide.mutate(
      {
        params: { id: requestId },
        body: {
          version,
          quoteVersion: quote.version,
          quoteAcceptedStatus: accepts,
          chosenLineIds: [...chosenLineIds],
          declarations: declared,
          method: by,
          note,
        },
      },
      { onSuccess: onChanged, onError: ({ status }) => void (status === 409 && onMovedOn()) },
    )
  }

  const problemOf = (path: string) => decide.error?.fields.find((field) => field.path === path)?.message
  const refused = decide.error ? [{ message: decide.error.message }] : []
  return (
    <form className={styles.card} onSubmit={record} noValidate aria-labelledby="on-behalf">
      <h2 id="on-behalf">{t('behalf.title')}</h2>
      <p>{t('behalf.lead')}</p>
      <FormErrorSummary problems={isMissing ? [{ fieldId: 'decision', message: t('behalf.missing') }] : refused} attempt={attempt} />
      <SelectField name="decision" label={t('behalf.decision')} value={decision} onChange={({ currentTarget }) => setDecision(currentTarget.value)}>
        <option value="accepted">{t('behalf.accepted')}</option>
        <option value="rejected">{t('behalf.rejected')}</option>
      </SelectField>
      {accepts && <QuoteLines lines={quote.lines} choice={choice} />}
      {accepts &&
        quote.isConsumer &&
        (['startNow', 'startLoss'] as const).map((kind) => (
          <TickField
            key={kind}
            name={kind}
            label={t('behalf.declared', { text: quote.texts[kind].text })}
            problem={problemOf(`declarations.${kind}`)}
            checked={declared[kind]}
            onChange={({ currentTarget }) => setDeclared({ ...declared, [kind]: currentTarget.checked })}
          />
        ))}
      <SelectField name="method" label={t('behalf.method')} value={method} onChange={({ currentTarget }) => setMethod(currentTarget.value)}>
        {decisionMethods.map((one) => (
          <option key={one} value={one}>
            {t(`behalf.methods.${one}`)}
          </option>
        ))}
      </SelectField>
      <LongTextField
        name="behalfNote"
        label={t('behalf.note')}
        limit={3000}
        value={note}
        problem={problemOf('note')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={decide.isPending}>
          {t(decide.isPending ? 'sending' : 'behalf.send')}
        </Button>
      </div>
    </form>
  )
}

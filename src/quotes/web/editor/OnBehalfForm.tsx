import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { FormLongTextField, FormSelectField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { decisionMethods, type QuoteView } from '../../decided-quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { QuoteLines } from '../quote/QuoteLines.tsx'
import { useChoice } from '../quote/use-choice.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly quote: QuoteView
  readonly onChanged: () => Promise<void>
}

const untouched = { decision: '', method: '', behalfNote: '', declarations: { startNow: false, startLoss: false } }

/** The quote's own editor beside it has a note too. */
const fieldOf: Readonly<Record<string, string>> = { quoteAcceptedStatus: 'decision', note: 'behalfNote' }

/** What the customer said by phone, by e-mail or in person. */
export function OnBehalfForm({ requestId, version, quote, onChanged }: Props) {
  const t = useTexts(quoteTexts)
  const choice = useChoice(quote.lines)
  const decide = useSend(quotesApi.decideQuoteOnBehalf)
  const form = useSchemaForm({
    schema: quotesApi.decideQuoteOnBehalf.body,
    values: untouched,
    toBody: ({ decision, method, behalfNote, declarations }) => ({
      version,
      quoteVersion: quote.version,
      quoteAcceptedStatus: decision === '' ? undefined : decision === 'accepted',
      chosenLineIds: decision === 'accepted' ? [...choice.ticked] : [],
      declarations,
      method: method || undefined,
      note: behalfNote,
    }),
    fieldAt: (path) => fieldOf[path] ?? path,
    missing: { quoteAcceptedStatus: t('behalf.missing'), method: t('behalf.missing') },
    send: (body) => decide.mutateAsync({ params: { id: requestId }, body }),
    onSent: onChanged,
  })
  const { control } = form
  const accepts = useWatch({ control, name: 'decision' }) === 'accepted'

  function record(event: FormEvent) {
    event.preventDefault()
    if (accepts && !choice.requireComplete()) return
    void form.submit()
  }

  return (
    <Card as="form" edge="accent" onSubmit={record} noValidate aria-labelledby="on-behalf">
      <h2 id="on-behalf">{t('behalf.title')}</h2>
      <p>{t('behalf.lead')}</p>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormSelectField control={control} path="decision" label={t('behalf.decision')}>
        <option value="accepted">{t('behalf.accepted')}</option>
        <option value="rejected">{t('behalf.rejected')}</option>
      </FormSelectField>
      {accepts && <QuoteLines lines={quote.lines} choice={choice} />}
      {accepts &&
        quote.isConsumer &&
        (['startNow', 'startLoss'] as const).map((kind) => (
          <FormTickField key={kind} control={control} path={`declarations.${kind}`} label={t('behalf.declared', { text: quote.texts[kind].text })} />
        ))}
      <FormSelectField control={control} path="method" label={t('behalf.method')}>
        {decisionMethods.map((one) => (
          <option key={one} value={one}>
            {t(`behalf.methods.${one}`)}
          </option>
        ))}
      </FormSelectField>
      <FormLongTextField control={control} path="behalfNote" label={t('behalf.note')} limit={3000} />
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'behalf.send')}
        </Button>
      </Actions>
    </Card>
  )
}

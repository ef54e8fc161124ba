import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { QuoteLines } from '../quote/QuoteLines.tsx'
import { useChoice } from '../quote/use-choice.ts'
import { BehalfForm, behalfFieldAt, untouchedBehalf } from './BehalfForm.tsx'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly quote: QuoteView
  readonly onChanged: () => Promise<void>
}

/** The customer's answer to a quote, written down for them. */
export function OnBehalfForm({ requestId, version, quote, onChanged }: Props) {
  const t = useTexts(quoteTexts)
  const choice = useChoice(quote.lines)
  const decide = useSend(quotesApi.decideQuoteOnBehalf)
  const form = useSchemaForm({
    schema: quotesApi.decideQuoteOnBehalf.body,
    values: untouchedBehalf,
    toBody: ({ decision, method, behalfNote, declarations }) => ({
      version,
      quoteVersion: quote.version,
      quoteAcceptedStatus: decision === '' ? undefined : decision === 'accepted',
      chosenLineIds: decision === 'accepted' ? [...choice.ticked] : [],
      declarations,
      method: method || undefined,
      note: behalfNote,
    }),
    fieldAt: behalfFieldAt,
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
    <BehalfForm id="on-behalf" form={form} onSubmit={record} accepted={t('behalf.accepted')}>
      {accepts && <QuoteLines lines={quote.lines} choice={choice} />}
      {accepts &&
        quote.isConsumer &&
        (['startNow', 'startLoss'] as const).map((kind) => (
          <FormTickField key={kind} control={control} path={`declarations.${kind}`} label={t('behalf.declared', { text: quote.texts[kind].text })} />
        ))}
    </BehalfForm>
  )
}

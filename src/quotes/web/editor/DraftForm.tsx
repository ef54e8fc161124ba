import { useContext, useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { Output } from '#base/endpoint.ts'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useRowFocus } from '#base/web/forms/use-row-focus.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { OverContext } from '#base/web/kit/over.ts'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { insurerApi } from '../../insurer.api.ts'
import { maxLines } from '../../quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { AboveEstimate } from './AboveEstimate.tsx'
import { DraftTotal } from './DraftTotal.tsx'
import { draftOf, editedQuote, linesInWords, newLine } from './edited-line.ts'
import { LineFields } from './LineFields.tsx'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly draft: Output<typeof quotesApi.getQuoteDraft>
  readonly onChanged: () => Promise<void>
  readonly onMovedOn: () => unknown
}

/** The quote in the making. Sending saves first, so what goes out is what is seen. */
export function DraftForm({ requestId, version, draft, onChanged, onMovedOn }: Props) {
  const t = useTexts(quoteTexts)
  const [news, setNews] = useState('')
  const save = useSend(quotesApi.saveQuoteDraft)
  const send = useSend(quotesApi.sendQuote)
  const isToBeSent = useRef(false)
  const isOver = useContext(OverContext)
  const params = { id: requestId }

  const form = useSchemaForm({
    schema: quotesApi.saveQuoteDraft.body,
    values: editedQuote(draft),
    toBody: ({ lines, ...rest }) => ({ ...rest, lines: lines.map(draftOf) }),
    async send(body) {
      const saved = await save.mutateAsync({ params, body })
      form.setValue('revision', saved.revision)
      if (isToBeSent.current) await send.mutateAsync({ params, body: { version, revision: saved.revision } })
      return saved
    },
    sentAs: (values, { revision }) => ({ ...values, revision }),
    async onSent() {
      if (isToBeSent.current) await onChanged()
      // What is saved is what the insurer can be asked for.
      else await readAgain(insurerApi.getInsurerQuote)
      // What was sent is said by the panel: another form takes this one's place.
      setNews(isToBeSent.current ? '' : t('editor.saved'))
    },
    overtaken: {
      now: async () => {
        await onMovedOn()
        return editedQuote(await readNow(quotesApi.getQuoteDraft, { params }))
      },
      stamp: 'revision',
      names: { lines: t('editor.lines') },
      inWords: { lines: linesInWords },
    },
    draft: { name: `quote ${requestId}`, sample: { lines: [newLine()] } },
  })
  const { control, isSubmitting } = form
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'lines' })
  const { add, putIn, takeOut, move } = useRowFocus({ fields, remove, swap })
  const lines = useWatch({ control, name: 'lines' })

  function submit(sends: boolean) {
    if (isSubmitting) return
    setNews('')
    isToBeSent.current = sends
    void form.submit()
  }

  return (
    <Card
      as="form"
      edge="accent"
      onSubmit={(event) => {
        event.preventDefault()
        submit(draft.may.send)
      }}
      noValidate
      data-asks
      aria-labelledby="quote-draft"
    >
      <h2 id="quote-draft">{draft.quoteVersion > 1 ? t('editor.titleOf', { version: draft.quoteVersion }) : t('editor.title')}</h2>
      {draft.quoteVersion > 1 && <p>{t('editor.revises')}</p>}
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      {fields.map((field, index) => (
        <LineFields
          key={field.id}
          control={control}
          setValue={form.setValue}
          index={index}
          count={fields.length}
          move={(step, by) => move(index, step, by)}
          remove={() => takeOut(index)}
        />
      ))}
      {fields.length < maxLines && (
        <p>
          <Button ref={add} variant="quiet" onClick={() => putIn(() => append(newLine()))}>
            {t('editor.add')}
          </Button>
        </p>
      )}
      <FormLongTextField control={control} path="note" label={t('editor.note')} isOptional limit={3000} />
      <DraftTotal lines={lines} draft={draft} />
      <AboveEstimate control={control} lines={lines} expected={draft.expected} />
      <Actions>
        {!isOver && (
          <Button variant={draft.may.send ? 'quiet' : 'main'} aria-disabled={isSubmitting} onClick={() => submit(false)}>
            {t('editor.save')}
          </Button>
        )}
        {draft.may.send && (
          <SendButton type="submit" isSending={isSubmitting}>
            {t('editor.send')}
          </SendButton>
        )}
      </Actions>
      <Note tone="success" role="status">
        {news}
      </Note>
    </Card>
  )
}

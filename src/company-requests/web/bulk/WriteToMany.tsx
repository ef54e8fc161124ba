import { useRef, useState } from 'react'
import { call } from '#base/web/call.ts'
import { FormEnd } from '#base/web/forms/FormEnd.tsx'
import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { maxMessageLength } from '#conversation/message.ts'
import { companyRequestsApi } from '../../company-requests.api.ts'
import { messageToMany, type ResultOfMany } from '../../in-bulk.ts'
import { companyRequestTexts } from '../../texts.ts'
import { Results } from './Results.tsx'

type Props = {
  readonly ids: readonly number[]
  /** Given what was not done; null when nothing was tried. */
  readonly close: (left: readonly number[] | null) => void
}

/** The same message about each of the chosen requests, and afterwards what became of each. */
export function WriteToMany({ ids: chosen, close }: Props) {
  const t = useTexts(companyRequestTexts)
  // What is written to stays what was chosen when the dialog opened.
  const [ids] = useState(chosen)
  const [results, setResults] = useState<readonly ResultOfMany[] | null>(null)
  // The same words sent twice are one message.
  const key = useRef({ text: '', key: newKey() })
  const form = useSchemaForm({
    schema: messageToMany,
    values: { text: '' },
    toBody: ({ text }) => ({ text, ids: [...ids] }),
    send(body) {
      if (key.current.text !== body.text) key.current = { text: body.text, key: newKey() }
      return call(companyRequestsApi.writeToMany, { body, idempotencyKey: key.current.key })
    },
    onSent: (answer) => setResults(answer.results),
  })
  const left = results?.filter(({ result }) => result === 'refused').map(({ id }) => id) ?? null
  const leave = () => void form.leave(() => close(left))
  return (
    <Dialog title={t('write.title', { count: ids.length })} onClose={leave}>
      {results ? (
        <Results results={results} close={leave} />
      ) : (
        <form noValidate onSubmit={(event) => void form.submit(event)}>
          <p>{t('write.lead')}</p>
          <FormLongTextField control={form.control} path="text" label={t('write.text')} limit={maxMessageLength} rows={5} />
          <FormEnd form={form} confirm={t('write.send')} onCancel={leave} />
        </form>
      )}
    </Dialog>
  )
}

import { type FormEvent, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { PhotoField } from '#base/web/photos/PhotoField.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { checkItems, maxArrivalPhotos } from '../../arrival.ts'
import { conditionTexts } from '../../condition-texts.ts'
import { workshopTexts } from '../../texts.ts'
import { workshopApi } from '../../workshop.api.ts'
import styles from '../workshop.module.css'
import { AccessoryFields } from './AccessoryFields.tsx'
import { type ArrivalEntry, type AskedForm, bodyOf, emptyEntry } from './arrival-entry.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { IdentifierField } from './IdentifierField.tsx'

type Props = { readonly requestId: number; readonly version: number; readonly form: AskedForm; readonly onReceived: () => Promise<void> }

/** What came and in which condition. What was typed stays when the server refuses it. */
export function ArrivalForm({ requestId, version, form, onReceived }: Props) {
  const t = useTexts(workshopTexts)
  const condition = useTexts(conditionTexts)
  const [entry, setEntry] = useState(emptyEntry)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [attempt, setAttempt] = useState(0)
  const receive = useSend(workshopApi.receiveDevice)
  const { error } = receive
  const change = (changes: Partial<ArrivalEntry>) => setEntry((present) => ({ ...present, ...changes }))

  function send(event: FormEvent) {
    event.preventDefault()
    if (receive.isPending) return
    setAttempt(attempt + 1)
    receive.mutate({ params: { id: requestId }, body: bodyOf(entry, version), files: { 'photos[]': photos } }, { onSuccess: onReceived })
  }

  const problemOf = (path: string) => error?.fields.find((field) => field.path === path)?.message
  /** Of several like fields the sentence names which. */
  const named = (path: string, message: string) => {
    const item = checkItems.find((one) => path === `checks.${one}` || path.startsWith(`checks.${one}.`))
    if (!item) return { fieldId: path, message }
    const said = path === `checks.${item}` ? t('arrival.chooseCondition') : message
    return { fieldId: `checks.${item}`, message: t('arrival.problem', { item: condition(`items.${item}`), message: said }) }
  }
  const problems = error?.fields.map(({ path, message }) => named(path, message)) ?? []
  return (
    <form className={styles.card} onSubmit={send} noValidate aria-labelledby="arrival-form">
      <h2 id="arrival-form">{t('arrival.title')}</h2>
      <p>{t('arrival.lead')}</p>
      <FormErrorSummary problems={problems.length > 0 || !error ? problems : [{ message: error.message }]} attempt={attempt} />
      <IdentifierField form={form} value={entry.readIdentifier} problem={problemOf('readIdentifier')} change={change} />
      <AccessoryFields form={form} entry={entry} problemOf={problemOf} change={change} />
      <ConditionFields form={form} entry={entry} problemOf={problemOf} setEntry={setEntry} />
      <TextField
        name="packaging"
        label={t('arrival.packaging')}
        isOptional
        maxLength={500}
        value={entry.packaging}
        problem={problemOf('packaging')}
        onChange={({ currentTarget }) => change({ packaging: currentTarget.value })}
      />
      <PhotoField name="photos" max={maxArrivalPhotos} photos={photos} setPhotos={setPhotos} problem={problemOf('photos')} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={receive.isPending}>
          {t(receive.isPending ? 'arrival.sending' : 'arrival.send')}
        </Button>
      </div>
    </form>
  )
}

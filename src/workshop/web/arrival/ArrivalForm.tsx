import { useWatch } from 'react-hook-form'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormPhotoField } from '#base/web/forms/FormPhotoField.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { checkItems, maxArrivalPhotos } from '../../arrival.ts'
import { conditionTexts } from '../../condition-texts.ts'
import { workshopTexts } from '../../texts.ts'
import { workshopApi } from '../../workshop.api.ts'
import { AccessoryFields } from './AccessoryFields.tsx'
import { type AskedForm, bodyOf, type EnteredArrival, entryFor } from './arrival-entry.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { IdentifierField } from './IdentifierField.tsx'
import { OtherRequest } from './OtherRequest.tsx'
import { useOtherRequest } from './use-other-request.ts'

type Props = { readonly requestId: number; readonly version: number; readonly form: AskedForm; readonly onReceived: () => Promise<void> }

/** What came and in which condition. What was typed stays when the server refuses it. */
export function ArrivalForm({ requestId, version, form, onReceived }: Props) {
  const t = useTexts(workshopTexts)
  const condition = useTexts(conditionTexts)
  const untouched: EnteredArrival = { ...entryFor(form.items), photos: [] }
  const receive = useSend(workshopApi.receiveDevice)
  const schemaForm = useSchemaForm({
    schema: workshopApi.receiveDevice.body,
    values: untouched,
    toBody: (entry) => bodyOf(entry, version),
    fieldAt: (path) => path.replace('[]', ''),
    send: (body, { photos }) => receive.mutateAsync({ params: { id: requestId }, body, files: { 'photos[]': photos } }),
    onSent: onReceived,
    draft: { name: `arrival ${requestId}` },
  })
  const { control, setValue, isSubmitting } = schemaForm
  const entry = useWatch({ control, compute: ({ photos: _, ...entered }: EnteredArrival) => structuredClone(entered) })
  const other = useOtherRequest(requestId, entry.readIdentifier)
  const problemOf = (path: string) => schemaForm.problems.find(({ fieldId }) => fieldId === path)?.message

  /** Of several like fields the sentence names which. */
  const named = (path: string, message: string) => {
    const item = checkItems.find((one) => path === `checks.${one}` || path.startsWith(`checks.${one}.`))
    if (!item) return { fieldId: path, message }
    const said = path === `checks.${item}` ? t('arrival.chooseCondition') : message
    return { fieldId: `checks.${item}`, message: t('arrival.problem', { item: condition(`items.${item}`), message: said }) }
  }
  const problems = schemaForm.problems.map(({ fieldId, message }) => (fieldId ? named(fieldId, message) : { message }))
  const typed = { shouldDirty: true }
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void schemaForm.submit(event)} noValidate aria-labelledby="arrival-form">
      <h2 id="arrival-form">{t('arrival.title')}</h2>
      <p>{t('arrival.lead')}</p>
      {form.reopens && <Note tone="warning">{t('arrival.reopens')}</Note>}
      <DraftNotice isRestored={schemaForm.isRestored} discard={schemaForm.discard} />
      <FormErrorSummary problems={problems} attempt={schemaForm.attempt} />
      <IdentifierField form={form} control={control} />
      {other !== null && (
        <OtherRequest
          crmRequestId={other}
          isSeen={entry.otherRequestId === other}
          setSeen={(isSeen) => setValue('otherRequestId', isSeen ? other : null, typed)}
        />
      )}
      <AccessoryFields
        form={form}
        entry={entry}
        control={control}
        problemOf={problemOf}
        setFound={(ids) => setValue('foundAccessoryIds', ids, typed)}
        setOtherFound={(isFound) => setValue('otherFound', isFound, typed)}
      />
      <ConditionFields
        form={form}
        checks={entry.checks}
        problemOf={problemOf}
        setCheck={(item, check) => setValue(`checks.${item}`, check, typed)}
        setChecks={(checks) => setValue('checks', checks, typed)}
      />
      <FormTextField control={control} path="packaging" label={t('arrival.packaging')} isOptional maxLength={500} />
      <FormPhotoField control={control} path="photos" max={maxArrivalPhotos} />
      <Actions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'arrival.sending' : 'arrival.send')}
        </Button>
      </Actions>
    </Card>
  )
}

import { useWatch } from 'react-hook-form'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import { workshopApi } from '../../workshop.api.ts'
import { noDevice } from '../second-device/entered-device.ts'
import { ArrivalFields } from './ArrivalFields.tsx'
import { type AskedForm, bodyOf, type EnteredArrival, enteredOf, entryFor } from './arrival-entry.ts'
import { IdentifierField } from './IdentifierField.tsx'
import { OtherRequest } from './OtherRequest.tsx'
import { useNamedProblems } from './use-named-problems.ts'
import { useOtherRequest } from './use-other-request.ts'

type Props = { readonly requestId: number; readonly version: number; readonly form: AskedForm; readonly onReceived: () => Promise<void> }

/** What came and in which condition. What was typed stays when the server refuses it. */
export function ArrivalForm({ requestId, version, form, onReceived }: Props) {
  const t = useTexts(workshopTexts)
  const untouched: EnteredArrival = { ...entryFor(form.items), photos: [], device: noDevice }
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
  const entry = useWatch({ control, compute: enteredOf })
  const other = useOtherRequest(requestId, entry.readIdentifier)
  const problemOf = (path: string) => schemaForm.problems.find(({ fieldId }) => fieldId === path)?.message
  const problems = useNamedProblems(schemaForm.problems)
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
          setSeen={(isSeen) => setValue('otherRequestId', isSeen ? other : null, { shouldDirty: true })}
        />
      )}
      <ArrivalFields form={form} entry={entry} control={control} setValue={setValue} problemOf={problemOf} />
      <Actions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'arrival.sending' : 'arrival.send')}
        </Button>
      </Actions>
    </Card>
  )
}

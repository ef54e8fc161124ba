import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { useDeskRequestAddress } from '#requests/web/use-desk-request-address.ts'
import { checkItems, checkItemsOf } from '../../arrival.ts'
import { secondDeviceTexts } from '../../second-device-texts.ts'
import { workshopApi } from '../../workshop.api.ts'
import { ArrivalFields } from '../arrival/ArrivalFields.tsx'
import { arrivalOf, type EnteredArrival, enteredOf, entryFor } from '../arrival/arrival-entry.ts'
import { useNamedProblems } from '../arrival/use-named-problems.ts'
import { DeviceFields } from './DeviceFields.tsx'
import { noDevice, sentDevice } from './entered-device.ts'

type Props = { readonly requestId: number; readonly close: () => void }

const untouched: EnteredArrival = { ...entryFor(checkItems), photos: [], device: noDevice }

/** What the other device is, and how it came in; both are written down at once, and its own page opens. */
export function SecondDeviceForm({ requestId, close }: Props) {
  const t = useTexts(secondDeviceTexts)
  const navigate = useNavigate()
  const addressOf = useDeskRequestAddress()
  const note = useSend(workshopApi.noteSecondDevice)
  const accessories = useCall(catalogueApi.listLookup, { params: { kind: 'accessories' } })
  const schemaForm = useSchemaForm({
    schema: workshopApi.noteSecondDevice.body,
    values: untouched,
    toBody: ({ device, ...arrival }) => ({ ...sentDevice(device), ...arrivalOf(arrival) }),
    fieldAt: (path) => (path in noDevice ? `device.${path}` : path.replace('[]', '')),
    send: (body, { photos }) => note.mutateAsync({ params: { id: requestId }, body, files: { 'photos[]': photos } }),
    async onSent({ crmRequestId }) {
      await readAgain(workshopApi.showParcel)
      await navigate(addressOf(crmRequestId))
    },
    draft: { name: `second device ${requestId}` },
  })
  const { control, setValue, isSubmitting } = schemaForm
  const entry = useWatch({ control, compute: enteredOf })
  const { brandId } = entry.device
  const brand = useCall(catalogueApi.showBrand, { params: { id: brandId } }, { enabled: brandId !== '' })
  const locatorName = brand.data?.locatorName ?? null
  const form = {
    accessories: (accessories.data ?? []).map(({ id, name }) => ({ id, name, declared: false })),
    otherDeclared: '',
    items: checkItemsOf({ hasLocator: locatorName !== null }),
    locatorName,
  }
  const problems = useNamedProblems(schemaForm.problems)
  const problemOf = (path: string) => schemaForm.problems.find(({ fieldId }) => fieldId === path)?.message
  const leave = () => void schemaForm.leave(close)
  const { place, heading } = useStepPlace(leave, isSubmitting)
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void schemaForm.submit(event)} {...place} noValidate aria-labelledby="second-device-form">
      <h2 id="second-device-form" {...heading}>
        {t('form.title')}
      </h2>
      <p>{t('form.lead')}</p>
      <DraftNotice isRestored={schemaForm.isRestored} discard={schemaForm.discard} />
      <FormErrorSummary problems={problems} attempt={schemaForm.attempt} />
      <DeviceFields control={control} device={entry.device} setField={(field, value) => setValue(`device.${field}`, value, { shouldDirty: true })} />
      <ArrivalFields form={form} entry={entry} control={control} setValue={setValue} problemOf={problemOf} />
      <Actions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'form.sending' : 'form.send')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('close')}
        </Button>
      </Actions>
    </Card>
  )
}

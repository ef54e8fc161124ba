import { type Control, type UseFormGetValues, type UseFormSetValue, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import { type AddressValues, emptyValues } from '#addresses/web/address-values.ts'
import { PlaceFields } from '#addresses/web/PlaceFields.tsx'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { paths } from '#paths.ts'
import { warrantyTypes } from '#requests/status.ts'
import { checkItems, checkItemsOf } from '#workshop/arrival.ts'
import { ArrivalFields } from '#workshop/web/arrival/ArrivalFields.tsx'
import { arrivalOf, type EnteredArrival, enteredOf, entryFor } from '#workshop/web/arrival/arrival-entry.ts'
import { useNamedProblems } from '#workshop/web/arrival/use-named-problems.ts'
import { DeviceFields } from '#workshop/web/second-device/DeviceFields.tsx'
import { noDevice, sentDevice } from '#workshop/web/second-device/entered-device.ts'
import type { ArrivingView } from '../../arriving.ts'
import { preAlertDeskTexts } from '../../desk-texts.ts'
import { preAlertsApi } from '../../pre-alerts.api.ts'
import styles from '../pre-alerts.module.css'
import { preAlertsChanged } from '../pre-alerts-changed.ts'

/** The fields of an address, of a device and of an arrival stand where their own forms have them. */
type Values = EnteredArrival & AddressValues & { warrantyType: string; contactName: string; contactPhone: string }

const idOf = (id: number | null) => (id === null ? '' : String(id))

const valuesOf = ({ form, note }: ArrivingView): Values => ({
  ...{ ...entryFor(checkItems), photos: [] },
  ...{ ...emptyValues(), ...form.address },
  device: {
    ...noDevice,
    brandId: idOf(form.brandId),
    productGroupId: idOf(form.productGroupId),
    productTypeId: idOf(form.productTypeId),
    productTypeOther: form.productTypeOther,
    identifierKind: form.identifierKind,
    troubleDescription: note,
  },
  warrantyType: '',
  contactName: form.contactName,
  contactPhone: form.contactPhone,
})

const bodyOf = (values: Values, version: number) => {
  const { device, warrantyType, contactName, contactPhone } = values
  const { countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other } = values
  return {
    version,
    warrantyType: warrantyType === '' ? null : Number(warrantyType),
    ...{ contactName, contactPhone, ...sentDevice(device), ...arrivalOf(values) },
    address: { countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other },
  }
}

type Props = { readonly arriving: ArrivingView; readonly onReceived: () => void }

/** What came, completed by whoever unpacked it: the request and its arrival are written at once, and its own page opens to whoever may see it. */
export function ArrivingForm({ arriving, onReceived }: Props) {
  const t = useTexts(preAlertDeskTexts)
  const navigate = useNavigate()
  const mayOpenRequest = useMay('request.queue')
  const receive = useSend(preAlertsApi.receivePreAlert)
  const accessories = useCall(catalogueApi.listLookup, { params: { kind: 'accessories' } })
  const { id, version } = arriving
  const schemaForm = useSchemaForm({
    schema: preAlertsApi.receivePreAlert.body,
    values: valuesOf(arriving),
    toBody: (values) => bodyOf(values, version),
    fieldAt: (path) => (path in noDevice ? `device.${path}` : path.replace('[]', '').replace(/^address\./, '')),
    send: (body, { photos }) => receive.mutateAsync({ params: { id }, body, files: { 'photos[]': photos } }),
    async onSent({ crmRequestId }) {
      await preAlertsChanged()
      // Whoever only receives cannot open it; the page says what came of the announcement.
      if (mayOpenRequest) await navigate(paths.deskRequest(crmRequestId, asLeft(paths.deskPreAlerts())))
      else onReceived()
    },
    draft: { name: `pre-alert ${id}` },
  })
  const { control, setValue, isSubmitting } = schemaForm
  // Each piece knows of its own fields only; the form holds all of theirs.
  const arrival = schemaForm as unknown as { control: Control<EnteredArrival>; setValue: UseFormSetValue<EnteredArrival> }
  const place = schemaForm as unknown as {
    control: Control<AddressValues>
    setValue: UseFormSetValue<AddressValues>
    getValues: UseFormGetValues<AddressValues>
  }
  const entry = useWatch({ control, compute: (values: Values) => enteredOf(values) })
  const { brandId } = entry.device
  const brand = useCall(catalogueApi.showBrand, { params: { id: brandId } }, { enabled: brandId !== '' })
  const locatorName = brand.data?.locatorName ?? null
  const form = {
    accessories: (accessories.data ?? []).map((accessory) => ({ id: accessory.id, name: accessory.name, declared: false })),
    otherDeclared: '',
    items: checkItemsOf({ hasLocator: locatorName !== null }),
    locatorName,
  }
  const problems = useNamedProblems(schemaForm.problems)
  const problemOf = (path: string) => schemaForm.problems.find(({ fieldId }) => fieldId === path)?.message
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void schemaForm.submit(event)} noValidate aria-labelledby="pre-alert-arrival">
      <h2 id="pre-alert-arrival">{t('form.title')}</h2>
      <p>{t('form.lead')}</p>
      <DraftNotice isRestored={schemaForm.isRestored} discard={schemaForm.discard} />
      <FormErrorSummary problems={problems} attempt={schemaForm.attempt} />
      <div className={styles.seen}>
        <FormSelectField control={control} path="warrantyType" label={t('form.warrantyType')}>
          <option value={warrantyTypes.warranty}>{t('form.warranty')}</option>
          <option value={warrantyTypes.paid}>{t('form.paid')}</option>
        </FormSelectField>
        <DeviceFields
          control={arrival.control}
          device={entry.device}
          setField={(field, value) => setValue(`device.${field}`, value, { shouldDirty: true })}
          trouble={t('form.trouble')}
        />
      </div>
      <ArrivalFields form={form} entry={entry} control={arrival.control} setValue={arrival.setValue} problemOf={problemOf} />
      <h3>{t('form.wayBack')}</h3>
      {arriving.form.address === null && <Muted>{t('form.noAddress')}</Muted>}
      <div className={styles.seen}>
        <FormTextField control={control} path="contactName" label={t('form.contactName')} autoComplete="off" maxLength={120} />
        <FormTextField control={control} path="contactPhone" type="tel" label={t('form.contactPhone')} autoComplete="off" maxLength={30} />
      </div>
      <PlaceFields control={place.control} setValue={place.setValue} getValues={place.getValues} />
      <Actions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'form.sending' : 'form.send')}
        </Button>
      </Actions>
    </Card>
  )
}

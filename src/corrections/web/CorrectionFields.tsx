import { useController, useWatch } from 'react-hook-form'
import { parcelProviders } from '#addresses/parcel-point.ts'
import { PlaceOfForm } from '#addresses/web/PlaceOfForm.tsx'
import { FormLongTextField, FormSelectField, FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { warrantyTypes } from '#requests/status.ts'
import { kindOf, kinds } from '../kind-words.ts'
import { correctionTexts } from '../texts.ts'
import type { FormSubject } from './correction-values.ts'
import { DeviceFields } from './DeviceFields.tsx'
import type { FieldsProps } from './fields-props.ts'

type Props<Sent> = FieldsProps<Sent> & { readonly subject: FormSubject; readonly isCompany: boolean }

/** The fields of one correction, the booking's own. */
export function CorrectionFields<Sent>({ subject, isCompany, ...form }: Props<Sent>) {
  switch (subject) {
    case 'contact':
      return <ContactFields {...form} isCompany={isCompany} />
    case 'device':
      return <DeviceFields {...form} />
    case 'fault':
      return <FaultFields {...form} />
    case 'deliveryIn':
      return (
        <>
          <PersonFields {...form} />
          <PlaceOfForm {...form} />
        </>
      )
    case 'deliveryOut':
      return <WayBackFields {...form} />
    case 'billing':
      return <PayerFields {...form} />
    case 'kind':
      return <KindFields {...form} />
  }
}

function ContactFields<Sent>({ control, isCompany }: FieldsProps<Sent> & { readonly isCompany: boolean }) {
  const t = useTexts(correctionTexts)
  return (
    <>
      <FormTextField control={control} path="lastName" label={t('fields.lastName')} autoComplete="off" />
      <FormTextField control={control} path="firstName" label={t('fields.firstName')} autoComplete="off" />
      <FormTextField control={control} path="middleName" label={t('fields.middleName')} autoComplete="off" isOptional />
      <FormTextField control={control} path="email" label={t('facts.email')} type="email" autoComplete="off" />
      <FormTextField control={control} path="phone" label={t('facts.phone')} type="tel" autoComplete="off" />
      {isCompany && <FormTextField control={control} path="companyName" label={t('fields.companyName')} autoComplete="off" />}
      <FormTextField control={control} path="taxNumber" label={t('facts.taxNumber')} autoComplete="off" isOptional={!isCompany} />
    </>
  )
}

function PersonFields<Sent>({ control }: FieldsProps<Sent>) {
  const t = useTexts(correctionTexts)
  return (
    <>
      <FormTextField control={control} path="contactName" label={t('fields.contactName')} autoComplete="off" />
      <FormTextField control={control} path="contactPhone" label={t('fields.contactPhone')} type="tel" autoComplete="off" />
    </>
  )
}

function FaultFields<Sent>({ control }: FieldsProps<Sent>) {
  const t = useTexts(correctionTexts)
  return (
    <>
      <Ticks control={control} path="failureOptionIds" kind="failureOptions" label={t('facts.failures')} />
      <FormLongTextField control={control} path="troubleDescription" label={t('facts.description')} limit={3000} />
      <FormLongTextField control={control} path="otherDescription" label={t('facts.otherDescription')} limit={3000} isOptional />
      <Ticks control={control} path="accessoryIds" kind="accessories" label={t('facts.accessories')} />
      <FormTextField control={control} path="accessoriesOther" label={t('fields.accessoriesOther')} autoComplete="off" isOptional />
    </>
  )
}

type TicksProps<Sent> = Pick<FieldsProps<Sent>, 'control'> & {
  readonly path: 'failureOptionIds' | 'accessoryIds'
  readonly kind: 'failureOptions' | 'accessories'
  readonly label: string
}

function Ticks<Sent>({ control, path, kind, label }: TicksProps<Sent>) {
  const { field } = useController({ control, name: path })
  const list = useCall(catalogueApi.listLookup, { params: { kind } })
  const toggled = (id: number) => (field.value.includes(id) ? field.value.filter((one) => one !== id) : [...field.value, id])
  return (
    <FieldGroup name={path} label={label}>
      <Choices shape="chips">
        {(list.data ?? []).map(({ id, name }) => (
          <Choice key={id} type="checkbox" name={path} label={name} checked={field.value.includes(id)} onChange={() => field.onChange(toggled(id))} />
        ))}
      </Choices>
    </FieldGroup>
  )
}

function WayBackFields<Sent>(form: FieldsProps<Sent>) {
  const t = useTexts(correctionTexts)
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <>
      <FormSelectField control={form.control} path="kind" label={t('fields.wayBack')}>
        {(['same', 'address', 'locker'] as const).map((way) => (
          <option key={way} value={way}>
            {t(`fields.${way}`)}
          </option>
        ))}
      </FormSelectField>
      {kind !== 'same' && <PersonFields {...form} />}
      {kind === 'address' && <PlaceOfForm {...form} />}
      {kind === 'locker' && (
        <>
          <FormSelectField control={form.control} path="provider" label={t('fields.provider')}>
            {parcelProviders.map((provider) => (
              <option key={provider} value={provider}>
                {provider.toUpperCase()}
              </option>
            ))}
          </FormSelectField>
          <FormTextField control={form.control} path="code" label={t('fields.code')} autoComplete="off" />
        </>
      )}
    </>
  )
}

function PayerFields<Sent>(form: FieldsProps<Sent>) {
  const t = useTexts(correctionTexts)
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <>
      <FormSelectField control={form.control} path="kind" label={t('fields.payer')}>
        <option value="same">{t('fields.samePayer')}</option>
        <option value="address">{t('fields.otherPayer')}</option>
      </FormSelectField>
      {kind === 'address' && (
        <>
          <FormTextField control={form.control} path="billingName" label={t('facts.name')} autoComplete="off" />
          <FormTickField control={form.control} path="isCompany" label={t('facts.company')} />
          <FormTextField control={form.control} path="taxNumber" label={t('facts.taxNumber')} autoComplete="off" isOptional />
          <PlaceOfForm {...form} />
        </>
      )}
    </>
  )
}

function KindFields<Sent>({ control }: FieldsProps<Sent>) {
  const t = useTexts(correctionTexts)
  const { field, fieldState } = useController({ control, name: 'warrantyTypeId' })
  const chosen = kindOf(Number(field.value))
  return (
    <>
      <FormSelectField control={control} path="warrantyTypeId" label={t('facts.warrantyType')}>
        {kinds.map((kind) => (
          <option key={kind} value={warrantyTypes[kind]}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </FormSelectField>
      {chosen && fieldState.isDirty && <Note role="status">{t(`means.${chosen}`)}</Note>}
      {chosen === 'insurance' && <FormTextField control={control} path="insuranceNumber" label={t('facts.insuranceNumber')} autoComplete="off" />}
    </>
  )
}

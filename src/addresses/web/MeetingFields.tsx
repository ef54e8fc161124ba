import type { Control } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { addressTexts } from '../texts.ts'
import type { AddressValues } from './address-values.ts'

/** Whom the courier meets at a pickup point of a company, and what they should know of it. */
export function MeetingFields<Sent>({ control }: { readonly control: Control<AddressValues, unknown, Sent> }) {
  const t = useTexts(addressTexts)
  return (
    <>
      <FormTextField
        control={control}
        path="contactName"
        label={t('meeting.contactName')}
        hint={t('meeting.contactHint')}
        maxLength={150}
        autoComplete="off"
        isOptional
      />
      <FormTextField
        control={control}
        path="contactPhone"
        type="tel"
        inputMode="tel"
        label={t('meeting.contactPhone')}
        maxLength={40}
        autoComplete="off"
        size="middle"
        isOptional
      />
      <FormTextField
        control={control}
        path="courierNote"
        label={t('meeting.courierNote')}
        hint={t('meeting.courierNoteHint')}
        maxLength={200}
        autoComplete="off"
        isOptional
      />
    </>
  )
}

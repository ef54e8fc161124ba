import type { Control, UseFormSetValue } from 'react-hook-form'
import { FormPhotoField } from '#base/web/forms/FormPhotoField.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { maxArrivalPhotos } from '../../arrival.ts'
import { workshopTexts } from '../../texts.ts'
import { AccessoryFields } from './AccessoryFields.tsx'
import type { ArrivalEntry, AskedForm, EnteredArrival } from './arrival-entry.ts'
import { ConditionFields } from './ConditionFields.tsx'

type Props<Sent> = {
  readonly form: Pick<AskedForm, 'accessories' | 'otherDeclared' | 'items' | 'locatorName'>
  readonly entry: ArrivalEntry
  readonly control: Control<EnteredArrival, unknown, Sent>
  readonly setValue: UseFormSetValue<EnteredArrival>
  readonly problemOf: (path: string) => string | undefined
}

/** What is written down of every device that comes in, whatever is known of it. */
export function ArrivalFields<Sent>({ form, entry, control, setValue, problemOf }: Props<Sent>) {
  const t = useTexts(workshopTexts)
  const typed = { shouldDirty: true }
  return (
    <>
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
    </>
  )
}

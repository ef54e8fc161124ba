import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import type { AddressValues } from './address-values.ts'
import { PlaceFields } from './PlaceFields.tsx'

type Props<Values extends AddressValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly setValue: UseFormSetValue<Values>
  readonly getValues: UseFormGetValues<Values>
}

/** `PlaceFields` in a form that asks for more: the fields of a place know of no more than an address, the form holds all of theirs. */
export function PlaceOfForm<Values extends AddressValues, Sent>({ control, setValue, getValues }: Props<Values, Sent>) {
  const address = { control, setValue, getValues } as unknown as {
    control: Control<AddressValues, unknown, Sent>
    setValue: UseFormSetValue<AddressValues>
    getValues: UseFormGetValues<AddressValues>
  }
  return <PlaceFields {...address} />
}

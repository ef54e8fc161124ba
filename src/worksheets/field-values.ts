import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'

export type MeasureUnit = 'MΩ' | 'Ω' | 'mA' | 'V' | 'bar' | 'kW'

/** `09:30`, or nothing yet. */
export const timeOfDay = z.string(wrongType).regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, refusedWith('TIME_OF_DAY'))

const decimal = /^\d{1,6}(?:[.,]\d{1,3})?$/

/** What was measured, as it is typed: `0,25` and `0.25` are the same, three places at most. Kept with a point; nothing measured: an empty text. */
export const measured = (bounds: { readonly min: number; readonly max: number }) =>
  z
    .string(wrongType)
    .max(20, refusedWith('MEASURE', bounds))
    .overwrite((text) => text.trim().replace(',', '.'))
    .refine((text) => text === '' || (decimal.test(text) && Number(text) >= bounds.min && Number(text) <= bounds.max), refusedWith('MEASURE', bounds))

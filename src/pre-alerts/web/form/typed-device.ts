import type { Output } from '#base/endpoint.ts'
import type { FileColumn } from '../../file-columns.ts'
import type { preAlertsApi } from '../../pre-alerts.api.ts'

type FieldProblem = { readonly message: string; readonly suggestions: readonly string[] }

/** A device as the form holds it: texts, and what is wrong with it where it came from a file. */
export type TypedDevice = {
  readonly key: number
  readonly fields: Readonly<Record<FileColumn, string>>
  readonly problems: Readonly<Partial<Record<FileColumn, FieldProblem>>>
}

export const emptyDevice = (key: number, expectedOn = ''): TypedDevice => ({
  key,
  fields: { reference: '', brandId: '', device: '', identifier: '', expectedOn, note: '' },
  problems: {},
})

/** A row of a file becomes a device of the form. */
export const deviceOfRow = (key: number, { device, problems }: Output<typeof preAlertsApi.readPreAlertFile>['rows'][number]): TypedDevice => ({
  key,
  fields: { ...device, brandId: device.brandId === null ? '' : String(device.brandId) },
  problems: Object.fromEntries(problems.map(({ field, message, suggestions }) => [field, { message, suggestions }])),
})

/** A mended field is not blamed any more. */
export function withField(device: TypedDevice, name: FileColumn, value: string): TypedDevice {
  const problems = Object.fromEntries(Object.entries(device.problems).filter(([field]) => field !== name))
  return { ...device, fields: { ...device.fields, [name]: value }, problems }
}

/** As the call takes them. */
export const sentDevices = (devices: readonly TypedDevice[]) =>
  devices.map(({ fields: { brandId, ...fields } }) => ({ ...fields, brandId: brandId === '' ? null : Number(brandId) }))

/** What files are that a call answers, as their `Content-Type` says it without its parameters. */
const mediaTypes = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  zip: 'application/zip',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  calendar: 'text/calendar',
} as const

export type FileKind = keyof typeof mediaTypes

/** What the files may be that a row of the API answers. */
export const mediaTypesOf = ({ fileKinds = ['pdf'] }: { readonly fileKinds?: readonly FileKind[] }): readonly string[] =>
  fileKinds.map((kind) => mediaTypes[kind])

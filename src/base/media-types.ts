/** What files are that a call answers, as their `Content-Type` says it without its parameters. */
export const mediaTypes = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  zip: 'application/zip',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  calendar: 'text/calendar',
} as const

export type FileKind = keyof typeof mediaTypes

/** Of a document as it was uploaded; what is no PDF is offered for saving. */
export const documentKinds = ['pdf', 'jpeg', 'png'] as const satisfies readonly FileKind[]

/** What the files may be that a row of the API answers. */
export const mediaTypesOf = ({ fileKinds = ['pdf'] }: { readonly fileKinds?: readonly FileKind[] }): readonly string[] =>
  fileKinds.map((kind) => mediaTypes[kind])

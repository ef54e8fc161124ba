const boundary = 'mobilfutar-test-boundary'

export const multipartType = `multipart/form-data; boundary=${boundary}`

export const part = (disposition: string, content: string | Uint8Array, mediaType?: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${mediaType ? `Content-Type: ${mediaType}\r\n` : ''}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])

export const filePart = (field: string, name: string, bytes: string | Uint8Array): Buffer =>
  part(`name="${field}"; filename="${name}"`, bytes, 'application/pdf')

export const endOfParts = Buffer.from(`--${boundary}--\r\n`)

/** A multipart call as browsers send it: its JSON in the part `data`, its files beside it. */
export const multipart = (data: unknown, files: readonly { field: string; name: string; bytes: Uint8Array }[]): Buffer =>
  Buffer.concat([part('name="data"', JSON.stringify(data)), ...files.map(({ field, name, bytes }) => filePart(field, name, bytes)), endOfParts])

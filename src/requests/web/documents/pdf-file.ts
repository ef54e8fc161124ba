import type { ErrorCode, ErrorValues } from '#errors.ts'

/** SPEC 5, 9: at most 5 MB, PDF, larger than 0 kB. */
export const maxMegabytes = 5
const megabyte = 1024 * 1024

type FileRefusal = { readonly code: ErrorCode; readonly values?: ErrorValues } | null

/** What a browser can say of a file before it is sent; the server looks deeper. */
export async function refusalOfPdf(file: Blob): Promise<FileRefusal> {
  if (file.size > maxMegabytes * megabyte)
    return { code: 'FILE_TOO_LARGE', values: { max: maxMegabytes, n: Math.ceil((file.size / megabyte) * 10) / 10 } }
  const beginning = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer())
  return beginning === '%PDF-' ? null : { code: 'FILE_NOT_VALID' }
}

/** A photo that can be made a PDF here: phone users photograph their receipts (GAPS D11.6). */
export const isPhoto = (file: Blob) => file.type === 'image/jpeg' || file.type === 'image/png' || file.type === 'image/webp'

/** Neither a PDF nor a photo we could make one of, as the HEIC of a phone or a Word file: not only a PDF would help. */
export const isOfOtherKind = (file: File) => file.size > 0 && !isPhoto(file) && file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)

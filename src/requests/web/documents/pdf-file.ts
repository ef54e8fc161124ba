import type { ErrorCode, ErrorValues } from '#errors.ts'

/** SPEC 5, 9: at most 5 MB, PDF, larger than 0 kB. */
export const maxMegabytes = 5
const megabyte = 1024 * 1024

type FileRefusal = { readonly code: ErrorCode; readonly values?: ErrorValues }

/** `unreadable`: the browser cannot open the picture, or it is neither a PDF nor a photo. */
export type TakenPdf = { readonly pdf: File } | { readonly refusal: FileRefusal } | { readonly unreadable: true }

/** What a browser can say of a file before it is sent; the server looks deeper. */
async function refusalOfPdf(file: Blob): Promise<FileRefusal | null> {
  if (file.size > maxMegabytes * megabyte)
    return { code: 'FILE_TOO_LARGE', values: { max: maxMegabytes, n: Math.ceil((file.size / megabyte) * 10) / 10 } }
  const beginning = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer())
  return beginning === '%PDF-' ? null : { code: 'FILE_NOT_VALID' }
}

/** A photo that can be made a PDF here: phone users photograph their receipts (GAPS D11.6). */
export const isPhoto = (file: Blob) => file.type === 'image/jpeg' || file.type === 'image/png' || file.type === 'image/webp'

/** Neither a PDF nor a photo we could make one of, as the HEIC of a phone or a Word file: not only a PDF would help. */
const isOfOtherKind = (file: File) => file.size > 0 && !isPhoto(file) && file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)

/** A chosen file as the PDF it is or can be made of. */
export async function takePdf(file: File): Promise<TakenPdf> {
  if (isOfOtherKind(file)) return { unreadable: true }
  try {
    const pdf = isPhoto(file) ? await (await import('./photo-to-pdf.ts')).photoToPdf(file) : file
    const refusal = await refusalOfPdf(pdf)
    return refusal === null ? { pdf } : { refusal }
  } catch {
    return { unreadable: true }
  }
}

import { redrawnPhoto } from '#base/web/photos/redrawn-photo.ts'
import { jpegAsPdf } from './jpeg-as-pdf.ts'

/** Wide enough to read a receipt's small print on A4, small enough to stay far below 5 MB. */
const maxSide = 2200

/** The photo, upright and not larger than needed, as a PDF of one page. @throws when the browser cannot read the picture */
export async function photoToPdf(photo: File): Promise<File> {
  const { jpeg, width, height } = await redrawnPhoto(photo, maxSide)
  const pdf = jpegAsPdf(new Uint8Array(await jpeg.arrayBuffer()), width, height)
  return new File([pdf], `${photo.name.replace(/\.\w+$/, '')}.pdf`, { type: 'application/pdf' })
}

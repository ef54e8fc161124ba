import { jpegAsPdf } from './jpeg-as-pdf.ts'

/** Wide enough to read a receipt's small print on A4, small enough to stay far below 5 MB. */
const longestSide = 2200
const quality = 0.82

/** The photo, upright and not larger than needed, as a PDF of one page. @throws when the browser cannot read the picture */
export async function photoToPdf(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  // What is see-through in a PNG would turn black in a JPEG.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!jpeg) throw new Error('no picture')
  const pdf = jpegAsPdf(new Uint8Array(await jpeg.arrayBuffer()), canvas.width, canvas.height)
  return new File([pdf], `${photo.name.replace(/\.\w+$/, '')}.pdf`, { type: 'application/pdf' })
}

const quality = 0.82

/** A photo drawn anew as a JPEG: upright, without what was hidden in the file. */
export type RedrawnPhoto = { readonly jpeg: Blob; readonly width: number; readonly height: number }

/**
 * @param maxSide in pixels; a smaller picture keeps its size
 * @throws when the browser cannot read the picture
 */
export async function redrawnPhoto(photo: File, maxSide: number): Promise<RedrawnPhoto> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // What is see-through in a PNG would turn black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!jpeg) throw new Error('no picture')
  return { jpeg, width: canvas.width, height: canvas.height }
}

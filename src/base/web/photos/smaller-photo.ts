import { redrawnPhoto } from './redrawn-photo.ts'

/** As the server keeps it; a phone's own photo may be larger than may be sent. */
const maxSide = 2000

/** The photo as it is sent. What the browser cannot read is sent as it is, and the server says so. */
export async function smallerPhoto(photo: File): Promise<File> {
  const redrawn = await redrawnPhoto(photo, maxSide).catch(() => null)
  if (!redrawn) return photo
  return new File([redrawn.jpeg], photo.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg', lastModified: photo.lastModified })
}

import { isPhoto, type TakenPdf, takePdf } from '#requests/web/documents/pdf-file.ts'

/** A file that waits to be sent; `id` tells two of the same name apart. */
export type ChosenFile = { readonly id: number; readonly kind: 'photo' | 'pdf'; readonly file: File }

type Taken = { readonly chosen: Omit<ChosenFile, 'id'> } | Exclude<TakenPdf, { readonly pdf: File }>

/** The server draws photos anew at this size too; what phones make is larger than a call may be. */
const maxSide = 2000
const smallEnough = 2 * 1024 * 1024

/** What may be attached as it was chosen, made smaller where it must be. The server looks deeper. */
export async function takeFile(file: File): Promise<Taken> {
  if (!isPhoto(file)) {
    const taken = await takePdf(file)
    return 'pdf' in taken ? { chosen: { kind: 'pdf', file: taken.pdf } } : taken
  }
  if (file.type !== 'image/webp' && file.size <= smallEnough) return { chosen: { kind: 'photo', file } }
  try {
    const { redrawnPhoto } = await import('#base/web/photos/redrawn-photo.ts')
    const { jpeg } = await redrawnPhoto(file, maxSide)
    return { chosen: { kind: 'photo', file: new File([jpeg], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) } }
  } catch {
    return { unreadable: true }
  }
}

/** As the call wants them: photos and documents in fields of their own. */
export const filesByField = (files: readonly ChosenFile[]) => ({
  'photos[]': files.filter(({ kind }) => kind === 'photo').map(({ file }) => file),
  'papers[]': files.filter(({ kind }) => kind === 'pdf').map(({ file }) => file),
})

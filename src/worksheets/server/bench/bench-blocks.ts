import { nameInWords } from '#accounts/name-in-words.ts'
import { heading, newPage, type PdfBlock, type PdfPhoto, paragraph, photos, together } from '#base/server/pdf/pdf.ts'
import { printable } from '#base/server/pdf/printable.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { ReadContext } from '#context.ts'
import { dayInWords } from '#requests/in-words.ts'
import { signatureBlocks } from '#signatures/server/signature-blocks.ts'
import { photoMoments } from '../../bench.ts'
import { kindNamed } from '../../kinds.ts'
import type { PrintedAlone } from '../printed-worksheet.ts'
import { contentHash } from './content-hash.ts'

/** Whoever closed the sheet, or saved it last; null: nobody yet. */
export const technicianOf = ({ sheet: { technician }, language }: Pick<PrintedAlone, 'sheet' | 'language'>): string | null =>
  technician ? nameInWords(language, technician) : null

/** The customer's signature while the sheet says what they signed, with the technician and the day. */
export async function signingBlocks(printed: PrintedAlone): Promise<PdfBlock[]> {
  const { sheet, language, t } = printed
  const { signed } = sheet
  if (signed?.content !== contentHash(kindNamed(sheet.kind), sheet, sheet.parts).toString('hex')) return []
  const technician = technicianOf(printed)
  const at = sheet.closedAt ?? sheet.savedAt
  const who = technician && at ? [paragraph(t('signing.by', { name: technician, day: dayInWords(language, budapestDay(at)) }), 'small')] : []
  return [together(heading(2, t('signing.title')), ...who, paragraph(t('signing.customer'), 'small'), ...(await signatureBlocks(language, signed)))]
}

/** A page of their own; before and after stand beside each other where there are both. */
export async function benchPhotoBlocks({ files }: Pick<ReadContext, 'files'>, { sheet: { photos: taken }, t }: PrintedAlone): Promise<PdfBlock[]> {
  if (taken.length === 0) return []
  const [before = [], after = []] = await Promise.all(
    photoMoments.map(async (moment) => {
      const ofMoment = taken.filter((photo) => photo.moment === moment)
      return Promise.all(
        ofMoment.map(async ({ fileKey, caption }, index): Promise<PdfPhoto> => {
          const name = t(`benchPhotos.${moment}`, { position: String(index + 1) })
          const said = [name, printable(caption)].filter(Boolean).join(': ')
          return { jpeg: await files.readBytes(fileKey), alt: said, caption: said }
        }),
      )
    }),
  )
  const pairs = Math.min(before.length, after.length)
  const beside = before.slice(0, pairs).flatMap((photo, index) => [photo, ...after.slice(index, index + 1)])
  return [newPage, heading(1, t('benchPhotos.title')), photos([...beside, ...before.slice(pairs), ...after.slice(pairs)])]
}

import { IconFileTypePdf, IconUpload, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { sentenceOf } from '#error-sentences.ts'
import type { PaperField } from '../../papers.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import { useProblem } from '../booking/problems.tsx'
import { fieldId } from '../fields/field-id.ts'
import { GroupFrame } from '../fields/GroupFrame.tsx'
import styles from './papers.module.css'
import { isPhoto, refusalOfPdf } from './pdf-file.ts'

type Props = { readonly field: PaperField; readonly most: number }

/** One kind of paper: the chosen files, and a button to choose. A photo becomes a PDF here. */
export function PaperUpload({ field, most }: Props) {
  const t = useTexts(requestTexts)
  const { language } = useLanguage()
  const { papers, attach } = useBooking()
  const input = useRef<HTMLInputElement>(null)
  const problem = useProblem(field)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isReading, setReading] = useState(false)
  const chosen = papers[field]

  async function read(file: File): Promise<File | string> {
    try {
      const pdf = isPhoto(file) ? await (await import('./photo-to-pdf.ts')).photoToPdf(file) : file
      const refusal = await refusalOfPdf(pdf)
      return refusal === null ? pdf : t('papers.refused', { name: file.name, why: await sentenceOf(language, refusal) })
    } catch {
      return t('papers.unreadable', { name: file.name })
    }
  }

  async function take(files: readonly File[]) {
    setReading(true)
    const results = await Promise.all(files.map(read))
    const good = results.filter((result) => result instanceof File)
    setRefused(results.filter((result) => typeof result === 'string'))
    if (good.length > 0) attach(field, [...(most === 1 ? [] : chosen), ...good].slice(-most))
    setReading(false)
  }

  function remove(file: File) {
    attach(
      field,
      chosen.filter((kept) => kept !== file),
    )
    input.current?.focus()
  }

  const inputId = `${fieldId(field)}-file`
  const sentence = refused.length > 0 ? refused.join(' ') : problem
  return (
    <GroupFrame path={field} legend={t(`papers.${field}`)} hint={t(`papers.${field}Hint`)} problem={sentence}>
      <ul className={styles.files}>
        {chosen.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
            <span className={styles.name}>
              {file.name} <span className={styles.size}>{t('papers.size', { kilobytes: Math.max(1, Math.round(file.size / 1024)) })}</span>
            </span>
            <button type="button" className={styles.remove} onClick={() => remove(file)} aria-label={t('papers.remove', { name: file.name })}>
              <IconX size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        id={inputId}
        className={styles.input}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        multiple={most > 1}
        aria-invalid={sentence ? true : undefined}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <label className={styles.button} htmlFor={inputId}>
        <IconUpload size={20} aria-hidden="true" />
        <span>
          {t(chosen.length > 0 && most === 1 ? 'papers.chooseOther' : 'papers.choose')}
          <span className={styles.unseen}>: {t(`papers.${field}`)}</span>
        </span>
      </label>
      <p role="status" className={styles.state}>
        {isReading ? t('papers.reading') : ''}
      </p>
    </GroupFrame>
  )
}

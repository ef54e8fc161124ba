import { IconFileTypePdf, IconUpload, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { describedBy, FieldGroup } from '#base/web/kit/Field.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { sentenceOf } from '#errors/sentences.ts'
import type { DocumentField } from '../../documents.ts'
import { laterTexts } from '../../later-texts.ts'
import styles from './documents.module.css'
import { takePdf } from './pdf-file.ts'

type Props = {
  readonly field: DocumentField
  /** Of the field on its page, which a line of what is wrong leads to. */
  readonly name: string
  readonly max: number
  readonly chosen: readonly File[]
  readonly attach: (files: readonly File[]) => void
  /** What the server says is wrong, as a sentence. */
  readonly problem?: string | undefined
  /** What stands above the button: what may be taken over in place of a file. */
  readonly above?: (take: (file: File) => Promise<void>, fail: (sentence: string) => void) => ReactNode
}

/** One kind of document: the chosen files, and a button to choose. A photo becomes a PDF here. */
export function DocumentFiles({ field, name, max, chosen, attach, problem, above }: Props) {
  const t = useTexts(laterTexts)
  const { language } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isReading, setReading] = useState(false)

  async function read(file: File): Promise<File | string> {
    const taken = await takePdf(file)
    if ('pdf' in taken) return taken.pdf
    if ('unreadable' in taken) return t('documents.unreadable', { name: file.name })
    return t('documents.refused', { name: file.name, why: await sentenceOf(language, taken.refusal) })
  }

  async function take(files: readonly File[]) {
    setReading(true)
    const results = await Promise.all(files.map(read))
    const good = results.filter((result) => result instanceof File)
    setRefused(results.filter((result) => typeof result === 'string'))
    if (good.length > 0) attach([...(max === 1 ? [] : chosen), ...good].slice(-max))
    setReading(false)
  }

  function remove(file: File) {
    attach(chosen.filter((stored) => stored !== file))
    input.current?.focus()
  }

  const sentence = refused.length > 0 ? refused.join(' ') : problem
  const hint = t(`documents.${field}Hint`)
  return (
    <FieldGroup name={name} label={t(`documents.${field}`)} hint={hint} problem={sentence}>
      <ul className={styles.files}>
        {chosen.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
            <span className={styles.name}>
              {file.name} <span className={styles.size}>{t('documents.size', { kilobytes: Math.max(1, Math.round(file.size / 1024)) })}</span>
            </span>
            <IconButton label={t('documents.remove', { name: file.name })} onClick={() => remove(file)}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {above?.(
        (file) => take([file]),
        (words) => setRefused([words]),
      )}
      <FileButton
        ref={input}
        id={`${name}-file`}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        multiple={max > 1}
        aria-invalid={sentence ? true : undefined}
        aria-describedby={describedBy(name, hint, sentence)['aria-describedby']}
        onFiles={(files) => void take(files)}
        icon={<IconUpload size={20} aria-hidden="true" />}
      >
        {t(chosen.length > 0 && max === 1 ? 'documents.chooseOther' : 'documents.choose')}
        <VisuallyHidden>: {t(`documents.${field}`)}</VisuallyHidden>
      </FileButton>
      <p role="status" className={styles.state}>
        {isReading ? t('documents.reading') : ''}
      </p>
    </FieldGroup>
  )
}

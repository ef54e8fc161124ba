import { IconFileTypePdf, IconUpload, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { describedBy, FieldGroup } from '#base/web/kit/Field.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { sentenceOf } from '#errors/sentences.ts'
import { takePdf } from '#requests/web/documents/pdf-file.ts'
import { contactTexts } from '../texts.ts'
import styles from './contact.module.css'

/** `refused`: why what was chosen last cannot be sent; the message waits until another is chosen, or none wanted. */
export type ChosenFile = { readonly file: File | null; readonly refused: string | null }

type Props = {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly chosen: ChosenFile
  readonly choose: (chosen: ChosenFile) => void
  /** What the server said of it. */
  readonly problem: string | undefined
}

/** One file beside the form; a photo becomes a PDF here. */
export function ContactFileField({ name, label, hint, chosen: { file, refused }, choose, problem }: Props) {
  const t = useTexts(contactTexts)
  const { language } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)

  async function take(chosen: File | undefined) {
    if (!chosen) return
    setReading(true)
    const taken = await takePdf(chosen)
    if ('pdf' in taken) choose({ file: taken.pdf, refused: null })
    else if ('unreadable' in taken) choose({ file, refused: t('file.unreadable', { name: chosen.name }) })
    else choose({ file, refused: `${chosen.name}: ${await sentenceOf(language, taken.refusal)}` })
    setReading(false)
  }

  function settle(without: ChosenFile) {
    choose(without)
    input.current?.focus()
  }

  const sentence = refused ?? problem
  return (
    <FieldGroup name={name} label={label} hint={hint} problem={sentence} isOptional>
      {file && (
        <p className={styles.file}>
          <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
          <span className={styles.name}>{file.name}</span>
          <IconButton label={t('file.remove', { name: file.name })} onClick={() => settle({ file: null, refused })}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </p>
      )}
      {refused && (
        <p>
          <Button variant="link" onClick={() => settle({ file, refused: null })}>
            {t(file ? 'file.earlierFile' : 'file.without')}
          </Button>
        </p>
      )}
      <FileButton
        ref={input}
        id={`${name}-file`}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        aria-invalid={sentence ? true : undefined}
        aria-describedby={describedBy(name, hint, sentence)['aria-describedby']}
        onFiles={([chosen]) => void take(chosen)}
        icon={<IconUpload size={20} aria-hidden="true" />}
      >
        {t(file ? 'file.chooseOther' : 'file.choose')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </FileButton>
      <p role="status" className={styles.state}>
        {isReading ? t('file.reading') : ''}
      </p>
    </FieldGroup>
  )
}

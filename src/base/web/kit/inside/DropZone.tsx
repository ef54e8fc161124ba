import { IconUpload } from '@tabler/icons-react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone'
import type { DropItem } from 'react-aria-components/Table'
import { baseTexts } from '../../texts.ts'
import { useTexts } from '../../use-texts.ts'
import { ErrorText } from '../ErrorText.tsx'
import { FileButton } from '../FileButton.tsx'
import { AriaLocale } from './AriaLocale.tsx'
import styles from './DropZone.module.css'

type Props = {
  readonly id: string
  /** What the files are. */
  readonly label: string
  /** What may be given, and what becomes of it. */
  readonly hint?: ReactNode
  /** MIME types. */
  readonly accept: readonly string[]
  /** So many at once. */
  readonly max?: number
  /** While it waits for an answer: it takes nothing and keeps the focus. */
  readonly isDisabled?: boolean
  /** Why what was given last could not be taken. */
  readonly problem?: string | null
  readonly onFiles: (files: readonly File[]) => void
}

/** Files that are dropped here, pasted, or chosen. What is of another kind, or too many, is refused with a sentence, and nothing of it taken. */
export function DropZone({ id, label, hint, accept, max = 1, isDisabled = false, problem = null, onFiles }: Props) {
  const t = useTexts(baseTexts)
  const [refused, setRefused] = useState<string | null>(null)

  const sentence = refused ?? problem

  function take(files: readonly File[]) {
    const stranger = files.find(({ type }) => !accept.includes(type))
    const refusal = stranger ? t('fileOfOtherKind', { name: stranger.name }) : files.length > max ? t('tooManyFiles', { max }) : null
    setRefused(refusal)
    if (!refusal && files.length > 0) onFiles(files)
  }
  async function takeDropped(items: readonly DropItem[]) {
    if (isDisabled) return
    const files = await Promise.all(items.map(async (item) => (item.kind === 'file' ? item.getFile() : null)))
    if (files.includes(null)) setRefused(t('notAFile'))
    else take(files.filter((file) => file !== null))
  }
  /** React Aria takes files that were copied, and passes over pictures that are no file yet, as a screenshot. */
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (isDisabled || files.length === 0) return
    event.preventDefault()
    event.nativeEvent.stopImmediatePropagation()
    take(files)
  }

  return (
    <AriaLocale>
      <div onPaste={paste}>
        <AriaDropZone
          className={styles.zone}
          aria-label={t('dropHere', { what: label })}
          getDropOperation={() => (isDisabled ? 'cancel' : 'copy')}
          onDrop={({ items }) => void takeDropped(items)}
        >
          <FileButton
            id={id}
            accept={accept.join(',')}
            multiple={max > 1}
            aria-disabled={isDisabled}
            aria-describedby={sentence ? `${id}-problem` : undefined}
            aria-invalid={sentence ? true : undefined}
            onFiles={take}
            icon={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {label} {hint && <small>{hint}</small>}
          </FileButton>
        </AriaDropZone>
      </div>
      <ErrorText id={`${id}-problem`}>{sentence}</ErrorText>
    </AriaLocale>
  )
}

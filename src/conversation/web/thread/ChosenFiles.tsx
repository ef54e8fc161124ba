import { IconFileText, IconPaperclip, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import { maxMegabytes } from '#requests/web/documents/pdf-file.ts'
import { maxAttachments } from '../../message.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'
import type { ChosenFile } from './chosen-file.ts'
import type { useAttachments } from './use-attachments.ts'

type Props = {
  readonly attachments: ReturnType<typeof useAttachments>
  /** What the server said of the files. */
  readonly refusal: string | undefined
  readonly isDisabled: boolean
}

/** Files to be sent along, each seen and removable before it goes. */
export function ChosenFiles({ attachments, refusal, isDisabled }: Props) {
  const t = useTexts(conversationTexts)
  const { files, isPreparing, add, remove } = attachments
  const problem = attachments.problem ?? refusal
  return (
    <div className={styles.chosen}>
      {files.length > 0 && (
        <ul aria-label={t('write.attached')}>
          {files.map((chosen) => (
            <Chosen key={chosen.id} chosen={chosen} remove={() => remove(chosen.id)} />
          ))}
        </ul>
      )}
      <input
        id="message-files"
        className={styles.fileInput}
        type="file"
        multiple
        accept="application/pdf,image/jpeg,image/png,image/webp"
        disabled={isDisabled || isPreparing || files.length >= maxAttachments}
        aria-describedby="message-files-hint message-files-news"
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <label htmlFor="message-files" className={styles.fileLabel}>
        <IconPaperclip size={20} stroke={1.75} aria-hidden="true" /> {t('write.attach')}
      </label>
      <p id="message-files-hint" className={styles.hint}>
        {t('write.attachHint', { max: String(maxAttachments), megabytes: String(maxMegabytes) })}
      </p>
      <p id="message-files-news" role="status" className={problem ? styles.problem : styles.soft}>
        {isPreparing ? t('write.preparing') : problem}
      </p>
    </div>
  )
}

function Chosen({ chosen: { kind, file }, remove }: { readonly chosen: ChosenFile; readonly remove: () => void }) {
  const t = useTexts(conversationTexts)
  return (
    <li>
      {kind === 'photo' ? <Preview file={file} /> : <IconFileText size={32} stroke={1.5} aria-hidden="true" />}
      <span>{file.name}</span>
      <button type="button" className={styles.remove} onClick={remove} aria-label={t('write.remove', { name: file.name })}>
        <IconX size={20} stroke={2} aria-hidden="true" />
      </button>
    </li>
  )
}

/** The name beside it says what it is. */
function Preview({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address && <img src={address} alt="" />
}

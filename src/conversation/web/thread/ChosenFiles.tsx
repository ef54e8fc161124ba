import { IconFileText, IconPaperclip, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { IconButton } from '#base/web/kit/IconButton.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
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
      <FileButton
        id="message-files"
        multiple
        accept="application/pdf,image/jpeg,image/png,image/webp"
        aria-disabled={isDisabled || isPreparing || files.length >= maxAttachments}
        aria-describedby="message-files-hint message-files-news"
        onFiles={(chosen) => void add(chosen)}
        icon={<IconPaperclip size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('write.attach')}
      </FileButton>
      <Muted id="message-files-hint" isSmall>
        {t('write.attachHint', { max: String(maxAttachments), megabytes: String(maxMegabytes) })}
      </Muted>
      <ErrorText id="message-files-news" role="status" className={isPreparing ? styles.preparing : undefined}>
        {isPreparing ? t('write.preparing') : problem}
      </ErrorText>
    </div>
  )
}

function Chosen({ chosen: { kind, file }, remove }: { readonly chosen: ChosenFile; readonly remove: () => void }) {
  const t = useTexts(conversationTexts)
  return (
    <li>
      {kind === 'photo' ? <Preview file={file} /> : <IconFileText size={32} stroke={1.5} aria-hidden="true" />}
      <span>{file.name}</span>
      <IconButton onClick={remove} label={t('write.remove', { name: file.name })}>
        <IconX size={20} stroke={2} aria-hidden="true" />
      </IconButton>
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

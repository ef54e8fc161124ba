import { IconFileText } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { fetchFile, openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationApi } from '../../conversation.api.ts'
import type { Attachment } from '../../message.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'

type Place = { readonly requestId: number; readonly messageId: number }
type Props = Place & { readonly attachments: readonly Attachment[] }

export function MessageAttachments({ attachments, ...place }: Props) {
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments}>
      {attachments.map((attachment) => (
        <li key={attachment.n}>
          {attachment.kind === 'photo' ? <Photo {...place} attachment={attachment} /> : <Document {...place} attachment={attachment} />}
        </li>
      ))}
    </ul>
  )
}

type OneProps = Place & { readonly attachment: Attachment }

/** A photo wants the session, which an address in a page does not carry, so it is fetched first; its small picture opens the whole one. */
function Photo({ requestId, messageId, attachment: { n, name } }: OneProps) {
  const t = useTexts(conversationTexts)
  const [address, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    fetchFile(conversationApi.getMessageAttachment, { params: { id: requestId, messageId, n } })
      .then(({ blob }) => {
        if (isGone) return
        made = URL.createObjectURL(new Blob([blob], { type: 'image/jpeg' }))
        setAddress(made)
      })
      .catch((error: Error) => isGone || setProblem(error.message))
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [requestId, messageId, n])
  if (problem) return <ErrorText>{`${name}: ${problem}`}</ErrorText>
  if (!address) return <Muted as="span">{t('attachment.loading')}</Muted>
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.photo}>
      <img src={address} alt={t('attachment.photo', { name })} />
    </a>
  )
}

function Document({ requestId, messageId, attachment: { n, name, bytes } }: OneProps) {
  const t = useTexts(conversationTexts)
  const size = useSize(bytes)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function open() {
    if (isOpening) return
    setOpening(true)
    setProblem(null)
    await openFile(conversationApi.getMessageAttachment, { params: { id: requestId, messageId, n } }).catch((error: Error) =>
      setProblem(error.message),
    )
    setOpening(false)
  }

  return (
    <>
      <button type="button" className={styles.document} onClick={() => void open()} aria-label={`${t('attachment.open', { name })}, ${size}`}>
        <IconFileText size={24} stroke={1.5} aria-hidden="true" />
        <span>
          {name} <small>{isOpening ? t('attachment.loading') : size}</small>
        </span>
      </button>
      <ErrorText>{problem}</ErrorText>
    </>
  )
}

const kilobyte = 1024

function useSize(bytes: number): string {
  const t = useTexts(conversationTexts)
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte))
  return kilobytes < kilobyte ? t('attachment.kilobytes', { kilobytes }) : t('attachment.size', { megabytes: bytes / kilobyte / kilobyte })
}

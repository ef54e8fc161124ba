import { useRef, useState } from 'react'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { sentenceOf } from '#errors/sentences.ts'
import { maxAttachments } from '../../message.ts'
import { conversationTexts } from '../../texts.ts'
import { type ChosenFile, takeFile } from './chosen-file.ts'

/** The files of a message that is being written, and what is wrong with the one that was chosen last. */
export function useAttachments() {
  const t = useTexts(conversationTexts)
  const { language } = useLanguage()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [isPreparing, setPreparing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const count = useRef(0)

  async function addOne(file: File): Promise<string | null> {
    const taken = await takeFile(file)
    if ('unreadable' in taken) return t('write.unreadable', { name: file.name })
    if ('refusal' in taken) return `${file.name}: ${await sentenceOf(language, taken.refusal)}`
    count.current += 1
    const id = count.current
    setFiles((before) => [...before, { ...taken.chosen, id }])
    return null
  }

  async function add(chosen: readonly File[]) {
    if (chosen.length === 0 || isPreparing) return
    setPreparing(true)
    const free = maxAttachments - files.length
    const problems = await Promise.all(chosen.slice(0, free).map(addOne))
    const tooMany = chosen.length > free ? await sentenceOf(language, { code: 'ATTACHMENTS_TOO_MANY', values: { max: maxAttachments } }) : null
    setProblem([...problems, tooMany].filter(Boolean).join(' ') || null)
    setPreparing(false)
  }

  return {
    files,
    isPreparing,
    problem,
    add,
    remove: (id: number) => {
      setProblem(null)
      setFiles((before) => before.filter((file) => file.id !== id))
    },
    clear: () => {
      setProblem(null)
      setFiles([])
    },
  }
}

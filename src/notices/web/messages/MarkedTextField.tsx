import { useLayoutEffect, useRef } from 'react'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { messageTexts } from '../../message-texts.ts'
import { descriptionLimit } from '../../system-message.ts'
import { type MessageTool, messageTags, messageTools, wrapSelection } from '../../wrap-selection.ts'
import styles from './messages.module.css'

type Props = {
  readonly name: string
  readonly lang: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** A text with marks: a plain text area, which every keyboard and screen reader knows, and buttons that put the marks around what is selected. */
export function MarkedTextField({ name, lang, value, problem, onChange }: Props) {
  const t = useTexts(messageTexts)
  const area = useRef<HTMLTextAreaElement>(null)
  /** What to select once the new text is in the field. */
  const wanted = useRef<{ from: number; to: number } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(wanted.current.from, wanted.current.to)
    wanted.current = null
  })

  function mark(tool: MessageTool) {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: value.length, selectionEnd: value.length }
    const { text, ...selected } = wrapSelection({ text: value, from, to }, tool)
    wanted.current = selected
    onChange(text)
  }

  return (
    <>
      <LongTextField
        ref={area}
        name={name}
        lang={lang}
        label={t('form.text')}
        hint={t('form.hint', { tags: messageTags.map((tag) => `<${tag}>`).join(' ') })}
        problem={problem}
        limit={descriptionLimit}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <fieldset className={styles.tools} aria-label={t('form.tools')}>
        {messageTools.map((tool) => (
          <button key={tool} type="button" onClick={() => mark(tool)}>
            {t(`form.tool.${tool}`)}
          </button>
        ))}
      </fieldset>
    </>
  )
}

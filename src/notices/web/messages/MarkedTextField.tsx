import { useLayoutEffect, useRef } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { messageTexts } from '../../message-texts.ts'
import { descriptionLimit } from '../../system-message.ts'
import { type MessageTool, messageTags, messageTools, wrapSelection } from '../../wrap-selection.ts'
import styles from './messages.module.css'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly lang: string
}

/** A text with marks: a plain text area, which every keyboard and screen reader knows, and buttons that put the marks around what is selected. */
export function MarkedTextField<Values extends FieldValues, Sent>({ control, path, lang }: Props<Values, Sent>) {
  const t = useTexts(messageTexts)
  const { field, fieldState } = useController({ control, name: path })
  const value: string = field.value
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
    field.onChange(text)
  }

  return (
    <>
      <LongTextField
        {...field}
        ref={(element) => {
          area.current = element
          field.ref(element)
        }}
        lang={lang}
        label={t('form.text')}
        hint={t('form.hint', { tags: messageTags.map((tag) => `<${tag}>`).join(' ') })}
        problem={fieldState.error?.message}
        limit={descriptionLimit}
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

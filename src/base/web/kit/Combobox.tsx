import type { ComponentProps, ReactNode, Ref } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Combobox.module.css'
import { Input } from './Control.tsx'
import { describedBy, Field, type FieldWords } from './Field.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Suggestion = { readonly key: string; readonly label: string; readonly detail?: string }

type Props<Item extends Suggestion> = FieldWords &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> & {
    readonly value: string
    readonly onTyped: (typed: string) => void
    readonly suggestions: readonly Item[]
    readonly onChosen: (item: Item) => void
    readonly onLeft?: () => void
    /** What the form calls it, where that is not its id. */
    readonly inputName?: string
    readonly size?: 'middle' | undefined
    readonly ref?: Ref<HTMLInputElement> | undefined
    readonly after?: ReactNode
  }

/** Text with suggestions while typing. The suggestions only help: whatever is typed stands. */
export function Combobox<Item extends Suggestion>(props: Props<Item>) {
  const { name, label, hint, problem, isOptional, value, onTyped, suggestions, onChosen, onLeft, inputName = name, size, ref, after } = props
  const t = useTexts(baseTexts)
  const { isShown, current, optionId, setCurrent, inputProps, listProps, choose } = useSuggestions({ id: name, suggestions, onChosen })

  return (
    <Field name={name} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <div className={styles.box} data-size={size}>
        <Input
          {...inputProps}
          {...describedBy(name, hint, problem)}
          ref={ref}
          name={inputName}
          value={value}
          onChange={({ currentTarget }) => {
            inputProps.onChange()
            onTyped(currentTarget.value)
          }}
          onBlur={() => {
            inputProps.onBlur()
            onLeft?.()
          }}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
        />
        <div {...listProps} role="listbox" aria-label={t('suggestions')} className={styles.list}>
          {suggestions.map((item, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the input, whose keys walk the list
            <div
              key={item.key}
              id={optionId(index)}
              role="option"
              aria-selected={index === current}
              className={styles.item}
              onMouseMove={() => setCurrent(index)}
              onClick={() => choose(item)}
            >
              <span>{item.label}</span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">{isShown ? t('suggestionCount', { count: suggestions.length }) : ''}</VisuallyHidden>
      {after}
    </Field>
  )
}

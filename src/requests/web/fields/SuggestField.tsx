import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Input } from '#base/web/kit/Control.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { useFlag } from '../booking/problems.tsx'
import styles from './suggest.module.css'
import type { TextPath } from './TextField.tsx'
import { useField } from './use-field.ts'

export type Suggestion = { readonly key: string; readonly label: string; readonly detail?: string }

type Props<Item extends Suggestion> = {
  readonly path: TextPath
  /** The path its problems come under, where it is not its own. */
  readonly problemPath?: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly suggestions: readonly Item[]
  readonly whenChosen: (item: Item) => void
  /** Anything but a choice: what was chosen no longer stands. */
  readonly whenTyped?: (typed: string) => void
  readonly whenLeft?: () => void
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'numeric'
  readonly size?: 'middle'
  readonly isCheckedLive?: boolean
  readonly after?: ReactNode
}

/**
 * Text with suggestions while typing (ARIA combobox with a list). The suggestions only help: whatever is typed stands.
 * Arrow keys walk, Enter takes, Escape closes.
 */
export function SuggestField<Item extends Suggestion>(props: Props<Item>) {
  const {
    path,
    problemPath = path,
    label,
    hint,
    isOptional,
    suggestions,
    whenChosen,
    whenTyped,
    whenLeft,
    autoComplete = 'off',
    inputMode,
    size,
  } = props
  const t = useTexts(requestTexts)
  const listId = useId()
  const flag = useFlag()
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { id, problem, control: attributes } = useField(problemPath, hint)
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isWanted && suggestions.length > 0
  const current = isOpen ? suggestions[active] : undefined

  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  const take = (item: Item) => {
    close()
    whenChosen(item)
  }
  const walk = (event: KeyboardEvent, by: 1 | -1) => {
    if (suggestions.length === 0) return
    event.preventDefault()
    setWanted(true)
    // From the field itself (-1) down to the first, up to the last, and back to the field after the ends.
    const places = suggestions.length + 1
    setActive((((isOpen ? active : -1) + 1 + by + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') walk(event, 1)
    else if (event.key === 'ArrowUp') walk(event, -1)
    else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isOpen) {
      // With the list open, Enter answers the list; only the next one goes on with the form.
      event.preventDefault()
      if (current) take(current)
      else close()
    }
  }

  return (
    <Field name={id} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <div className={styles.box} data-size={size}>
        <Input
          {...attributes}
          ref={field.ref}
          name={path}
          role="combobox"
          autoComplete={autoComplete}
          inputMode={inputMode}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${active}` : undefined}
          value={field.value}
          onChange={({ currentTarget: { value } }) => {
            field.onChange(value)
            setWanted(true)
            setActive(-1)
            whenTyped?.(value)
          }}
          onFocus={() => setWanted(true)}
          onClick={() => setWanted(true)}
          onBlur={() => {
            close()
            field.onBlur()
            if (props.isCheckedLive && field.value !== '') flag(problemPath)
            whenLeft?.()
          }}
          onKeyDown={onKeyDown}
        />
        <div id={listId} role="listbox" aria-label={t('suggestions')} className={styles.list} hidden={!isOpen}>
          {suggestions.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the field, as the pattern says
            <div
              key={item.key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.item}
              // The field keeps the focus, or its blur would close the list before the click is over.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
            >
              <span>{item.label}</span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">{isOpen ? t('suggestionCount', { count: suggestions.length }) : ''}</VisuallyHidden>
      {props.after}
    </Field>
  )
}

import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import styles from './Combobox.module.css'
import { Input } from './Control.tsx'
import { describedBy, Field, type FieldWords } from './Field.tsx'
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
  const { isOpen, highlightedIndex, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    inputId: name,
    menuId: `${name}-list`,
    items: [...suggestions],
    inputValue: value,
    // What was chosen is in the text, or in other fields: the list has nothing that stays selected.
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    stateReducer: onlyHelp,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChosen(selectedItem),
  })
  const isShown = isOpen && suggestions.length > 0
  const current = isShown ? suggestions[highlightedIndex] : undefined

  /** Without a list, Enter sends the form and Escape is somebody else's. */
  const leaveKeys = ({ key, nativeEvent }: KeyboardEvent) => {
    if (!isShown && (key === 'Enter' || key === 'Escape')) Object.assign(nativeEvent, { preventDownshiftDefault: true })
  }

  return (
    <Field name={name} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <div className={styles.box} data-size={size}>
        <Input
          {...getInputProps({
            ref,
            // Here and not by a change of the state: the caret stays where it is.
            onChange: ({ currentTarget }) => onTyped(currentTarget.value),
            onFocus: openMenu,
            onBlur: onLeft,
            onKeyDown: leaveKeys,
          })}
          {...describedBy(name, hint, problem)}
          name={inputName}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
          aria-labelledby={undefined}
          aria-expanded={isShown}
          aria-activedescendant={current ? getItemProps({ item: current, index: highlightedIndex }).id : undefined}
        />
        <div {...getMenuProps({ 'aria-label': t('suggestions') })} className={styles.list} hidden={!isShown}>
          {suggestions.map((item, index) => (
            <div key={item.key} {...getItemProps({ item, index })} className={styles.item}>
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

/** Leaving and Escape choose and empty nothing; a click into the field always shows what there is. */
function onlyHelp<Item>(state: UseComboboxState<Item>, { type, changes }: UseComboboxStateChangeOptions<Item>): Partial<UseComboboxState<Item>> {
  const { InputBlur, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes
  if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, selectedItem: null, inputValue: state.inputValue }
  return type === InputClick ? { ...changes, isOpen: true } : changes
}

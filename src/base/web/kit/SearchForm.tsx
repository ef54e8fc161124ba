import { type FormEvent, useState } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { Actions } from './Actions.tsx'
import { Button } from './Button.tsx'
import { ChipLink } from './Chip.tsx'
import styles from './SearchForm.module.css'
import { TextField } from './TextField.tsx'

type Props = {
  readonly name?: string
  readonly label: string
  readonly hint?: string
  readonly maxLength?: number
  /** What is looked for now, nothing if undefined. */
  readonly text: string | undefined
  /** @param text without spaces around it; empty: everything */
  readonly find: (text: string) => unknown
  /** The way back to everything, where something is looked for. */
  readonly clear: { readonly words: string; readonly to: string }
}

/** Looks for a text among what a list shows. What is looked for stands in the address, so the screen says what happens (`find`). */
export function SearchForm({ name = 'text', label, hint, maxLength = 100, text, find, clear }: Props) {
  const t = useTexts(baseTexts)
  const [typed, setTyped] = useState(text ?? '')
  function submit(event: FormEvent) {
    event.preventDefault()
    find(typed.trim())
  }
  return (
    <search>
      <form onSubmit={submit} noValidate className={styles.form}>
        <TextField
          name={name}
          type="search"
          autoComplete="off"
          maxLength={maxLength}
          label={label}
          hint={hint}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Actions>
          <Button type="submit" variant="quiet">
            {t('search')}
          </Button>
          {text !== undefined && (
            <ChipLink to={clear.to} onClick={() => setTyped('')}>
              {clear.words}
            </ChipLink>
          )}
        </Actions>
      </form>
    </search>
  )
}

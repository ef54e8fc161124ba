import { type FormEvent, useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { Input } from './Control.tsx'
import { Field } from './Field.tsx'
import styles from './SearchLine.module.css'

type Props = {
  readonly name: string
  readonly label: string
  readonly hint: string
  /** On the button. */
  readonly words: string
  /** What is looked for now. */
  readonly text: string | undefined
  /** @param text without spaces around it; undefined: everything */
  readonly search: (text: string | undefined) => void
}

/** A text among other filters of a list, with its button beside it. */
export function SearchLine({ name, label, hint, words, text = '', search }: Props) {
  const [typed, setTyped] = useState(text)
  // Going back brings an earlier text back; made anew, the field would lose who types in it.
  useEffect(() => setTyped(text), [text])
  const send = (event: FormEvent) => {
    event.preventDefault()
    search(typed.trim() || undefined)
  }
  return (
    <form onSubmit={send}>
      <Field name={name} label={label} hint={hint}>
        <div className={styles.line}>
          <Input
            id={name}
            type="search"
            aria-describedby={`${name}-hint`}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button variant="quiet" type="submit">
            {words}
          </Button>
        </div>
      </Field>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { isFiltered, type ListFilters } from '../../list-filters.ts'
import { Actions } from './Actions.tsx'
import { Button } from './Button.tsx'
import { ChipLink } from './Chip.tsx'
import { Select } from './Control.tsx'
import { Field } from './Field.tsx'
import styles from './FindInList.module.css'
import { TextField } from './TextField.tsx'

type Props<Status extends string> = {
  /** What is looked for now; where it changes, the screen makes this anew (`key`). */
  readonly filters: ListFilters<Status>
  readonly choose: (filters: ListFilters<Status>) => void
  readonly statuses: readonly { readonly status: Status; readonly words: string }[]
  readonly words: Readonly<Record<'title' | 'text' | 'status' | 'anyStatus' | 'from' | 'to' | 'find' | 'clear', string>> & {
    readonly textHint?: string
  }
  /** The address of the whole list. */
  readonly everything: string
}

/** A list narrowed by its state, its days and a text. Folded until something is looked for, so that a phone shows the list at once. */
export function FindInList<Status extends string>({ filters, choose, statuses, words, everything }: Props<Status>) {
  const [text, setText] = useState(filters.text ?? '')
  const [from, setFrom] = useState(filters.from ?? '')
  const [to, setTo] = useState(filters.to ?? '')
  const [status, setStatus] = useState<string>(filters.status ?? '')

  function find(event: FormEvent) {
    event.preventDefault()
    choose({
      text: text.trim() || undefined,
      from: from || undefined,
      to: to || undefined,
      status: statuses.find((one) => one.status === status)?.status,
    })
  }

  return (
    <details className={styles.folded} open={isFiltered(filters) || undefined}>
      <summary>{words.title}</summary>
      <form onSubmit={find}>
        <div className={styles.fields}>
          <TextField
            name="text"
            type="search"
            autoComplete="off"
            maxLength={100}
            label={words.text}
            hint={words.textHint}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Field name="status" label={words.status}>
            <Select id="status" name="status" value={status} onChange={({ currentTarget }) => setStatus(currentTarget.value)}>
              <option value="">{words.anyStatus}</option>
              {statuses.map((one) => (
                <option key={one.status} value={one.status}>
                  {one.words}
                </option>
              ))}
            </Select>
          </Field>
          <TextField name="from" type="date" label={words.from} value={from} onChange={({ currentTarget }) => setFrom(currentTarget.value)} />
          <TextField name="to" type="date" label={words.to} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)} />
        </div>
        <Actions>
          <Button type="submit" variant="quiet">
            {words.find}
          </Button>
          {isFiltered(filters) && <ChipLink to={everything}>{words.clear}</ChipLink>}
        </Actions>
      </form>
    </details>
  )
}

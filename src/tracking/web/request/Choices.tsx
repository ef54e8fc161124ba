import styles from './choices.module.css'

type Choice<Value extends string> = { readonly value: Value; readonly label: string; readonly detail?: string | null; readonly isFull?: boolean }

type Props<Value extends string> = {
  readonly name: string
  readonly legend: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value | null
  readonly choose: (value: Value) => void
  /** Words that need a line of their own. */
  readonly isWide?: boolean
}

/** One of few, as cards big enough for a thumb. */
export function Choices<Value extends string>({ name, legend, choices, chosen, choose, isWide = false }: Props<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={isWide ? styles.wide : styles.cards}>
        {choices.map(({ value, label, detail, isFull }) => (
          <label key={value} className={styles.card} data-full={isFull || undefined}>
            <input type="radio" name={name} value={value} checked={chosen === value} disabled={isFull} onChange={() => choose(value)} />
            <span>
              <span className={styles.label}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

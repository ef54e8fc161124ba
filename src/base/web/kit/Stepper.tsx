import { IconCheck } from '@tabler/icons-react'
import styles from './Stepper.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props<Step extends string> = {
  /** What it leads through, for screen readers. */
  readonly label: string
  readonly steps: readonly { readonly name: Step; readonly words: string }[]
  readonly here: Step
  /** Said after the words of a step that is done. */
  readonly doneWords: string
  readonly onOpen: (step: Step) => void
}

/** Where one is among steps. Those already done can be opened again; the words are hidden on a phone, where the heading says them. */
export function Stepper<Step extends string>({ label, steps, here, doneWords, onOpen }: Props<Step>) {
  const position = steps.findIndex(({ name }) => name === here)
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ name, words }, index) => (
          <li key={name} className={styles.step} data-state={index < position ? 'done' : index === position ? 'here' : 'ahead'}>
            {index < position ? (
              <button type="button" className={styles.button} onClick={() => onOpen(name)}>
                <span className={styles.mark}>
                  <IconCheck size={16} stroke={3} aria-hidden="true" />
                </span>
                <span className={styles.words}>
                  {words} <VisuallyHidden>{doneWords}</VisuallyHidden>
                </span>
              </button>
            ) : (
              <span className={styles.button} aria-current={index === position ? 'step' : undefined}>
                <span className={styles.mark}>{index + 1}</span>
                <span className={styles.words}>{words}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

import styles from './Unbroken.module.css'

/** Longer ones would run over the edge of a small phone. */
const maxLength = 24

type Props = {
  readonly children: string
  /** The sentence it stands in, where it stands in one; that may break around it. */
  readonly in?: string
}

/** A number that people copy and look for, `LG-2026-000123`: no line ends at its hyphens. */
export function Unbroken({ children: number, in: sentence = number }: Props) {
  const [before, after] = sentence.split(number)
  return (
    <>
      {before}
      <span className={number.length <= maxLength ? styles.unbroken : undefined}>{number}</span>
      {after}
    </>
  )
}

import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { alternativesOf } from '../../quote.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import type { Choice, ViewedLine } from './use-choice.ts'

type Props = {
  readonly lines: readonly ViewedLine[]
  readonly choice: Choice
  /** Only to be looked at. */
  readonly isFixed?: boolean
}

/** Fixed lines, then what must be chosen, then what may be added. */
export function QuoteLines({ lines, choice, isFixed = false }: Props) {
  const t = useTexts(quoteTexts)
  const chosenAs = (how: ViewedLine['choice']) => lines.filter((line) => line.choice === how)
  const options = (name: string, type: 'radio' | 'checkbox', of: readonly ViewedLine[]) =>
    of.map((line) => (
      <label key={line.id} className={styles.option}>
        <input
          type={type}
          name={name}
          checked={choice.ticked.includes(line.id)}
          disabled={isFixed}
          onChange={({ currentTarget }) => choice.tick(line, currentTarget.checked)}
        />
        <LineWords line={line} />
      </label>
    ))
  return (
    <>
      <OrderedLines lines={chosenAs('always')} title={t('quote.always')} />
      {choice.problem && (
        <p role="alert" className={styles.problem}>
          {choice.problem}
        </p>
      )}
      {alternativesOf(lines).map((group, index, { length: count }) => (
        <fieldset key={group[0]?.group} className={styles.choices}>
          <legend>{t('quote.alternative', { number: index + 1, count })}</legend>
          {options(`alternative-${group[0]?.group}`, 'radio', group)}
        </fieldset>
      ))}
      {chosenAs('optional').length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('quote.optional')}</legend>
          {options('optional', 'checkbox', chosenAs('optional'))}
        </fieldset>
      )}
    </>
  )
}

type ListProps = { readonly lines: readonly ViewedLine[]; readonly title?: string }

export function OrderedLines({ lines, title }: ListProps) {
  if (lines.length === 0) return null
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <LineWords line={line} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LineWords({ line }: { readonly line: ViewedLine }) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  return (
    <span className={styles.line}>
      <span>
        {line.description}
        <span className={styles.detail}>
          {t(`kinds.${line.kind}`)} · {t('pieces', { quantity: line.quantity, unit: formats.forint(line.netUnit) })}
        </span>
      </span>
      <span className={styles.price}>{formats.forint(line.gross)}</span>
    </span>
  )
}

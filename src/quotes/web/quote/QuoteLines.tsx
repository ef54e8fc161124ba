import { useFormats } from '#base/web/formats.ts'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { alternativesOf } from '../../quote.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import { type ChosenLines, groupName, type ViewedLine } from './use-choice.ts'

type Props = {
  readonly lines: readonly ViewedLine[]
  readonly choice: ChosenLines
  /** Only to be looked at. */
  readonly isFixed?: boolean
}

/** Fixed lines, then what must be chosen, then what may be added. */
export function QuoteLines({ lines, choice, isFixed = false }: Props) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const chosenAs = (how: ViewedLine['choice']) => lines.filter((line) => line.choice === how)
  const options = (name: string, type: 'radio' | 'checkbox', of: readonly ViewedLine[]) =>
    of.map((line) => (
      <Choice
        key={line.id}
        type={type}
        name={name}
        checked={choice.ticked.includes(line.id)}
        disabled={isFixed}
        onChange={({ currentTarget }) => choice.tick(line, currentTarget.checked)}
        label={line.description}
        detail={<LineDetail line={line} />}
        end={formats.forint(line.gross)}
      />
    ))
  return (
    <>
      <OrderedLines lines={chosenAs('always')} title={t('quote.always')} />
      {alternativesOf(lines).map((group, index, { length: count }) => (
        <FieldGroup
          key={group[0]?.group}
          name={groupName(group[0]?.group ?? null)}
          label={t(isFixed ? 'quote.alternativeToSee' : 'quote.alternative', { number: index + 1, count })}
          problem={choice.problemOf(group[0]?.group ?? null)}
          isWide
        >
          <Choices shape="rows">{options(`alternative-${group[0]?.group}`, 'radio', group)}</Choices>
        </FieldGroup>
      ))}
      {chosenAs('optional').length > 0 && (
        <FieldGroup name="optionals" label={t(isFixed ? 'quote.optionalToSee' : 'quote.optional')} isWide>
          <Choices shape="rows">{options('optional', 'checkbox', chosenAs('optional'))}</Choices>
        </FieldGroup>
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
      <List variant="rows">
        {lines.map((line) => (
          <li key={line.id}>
            <LineWords line={line} />
          </li>
        ))}
      </List>
    </>
  )
}

function LineWords({ line }: { readonly line: ViewedLine }) {
  const formats = useFormats()
  return (
    <span className={styles.line}>
      <span>
        {line.description}
        <span className={styles.detail}>
          <LineDetail line={line} />
        </span>
      </span>
      <span className={styles.price}>{formats.forint(line.gross)}</span>
    </span>
  )
}

function LineDetail({ line }: { readonly line: ViewedLine }) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  return (
    <>
      {t(`kinds.${line.kind}`)} · {t('pieces', { quantity: line.quantity, unit: formats.forint(line.netUnit) })}
    </>
  )
}

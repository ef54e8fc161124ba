import { Chip } from '#base/web/kit/Chip.tsx'
import { List } from '#base/web/kit/List.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type Column, isRequired } from '../../columns.ts'
import { bulkUploadTexts } from '../../texts.ts'
import type { RowProblem } from '../../upload.ts'

type Props = {
  readonly id: string
  readonly column: Column
  readonly value: string
  readonly problems: readonly RowProblem[]
  readonly onType: (value: string) => void
  /** One of what may have been meant was pressed. */
  readonly onSuggestion: (value: string) => void
}

/** A cell to mend, with what is said of it in the sentences of the form. */
export function CellField({ id, column, value, problems, onType, onSuggestion }: Props) {
  const t = useTexts(bulkUploadTexts)
  const wrong = problems.find(({ kind }) => kind === 'wrong')
  const warning = problems.find(({ kind }) => kind === 'warning')
  const suggestions = [...new Set(problems.flatMap((problem) => problem.suggestions))]
  const field = {
    id,
    name: id,
    label: t(`columns.${column}`),
    problem: wrong?.message,
    hint: warning?.message,
    isOptional: !isRequired(column) && !wrong,
    value,
  }
  return (
    <div>
      {column === 'hibaleiras' ? (
        <LongTextField {...field} limit={3000} onChange={({ currentTarget }) => onType(currentTarget.value)} />
      ) : (
        <TextField {...field} onChange={({ currentTarget }) => onType(currentTarget.value)} />
      )}
      {suggestions.length > 0 && (
        <List variant="chips" aria-label={t('suggestions')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Chip aria-label={t('suggest', { value: suggestion })} onClick={() => onSuggestion(suggestion)}>
                {suggestion}
              </Chip>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

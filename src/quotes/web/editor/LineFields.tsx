import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { Button } from '#base/web/kit/Button.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type LineChoice, type LineKind, lineChoices, lineKinds } from '../../quote.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import type { EditedLine } from './edited-line.ts'

type Props = {
  readonly index: number
  readonly count: number
  readonly line: EditedLine
  readonly problemOf: (field: string) => string | undefined
  readonly change: (changes: Partial<EditedLine>) => void
  readonly move: (by: 1 | -1) => void
  readonly remove: () => void
}

/** One line of the quote. The ids of its fields are the paths the server refuses by. */
export function LineFields({ index, count, line, problemOf, change, move, remove }: Props) {
  const t = useTexts(quoteTexts)
  const position = index + 1
  const named = (field: string) => ({ name: `lines.${index}.${field}`, problem: problemOf(field) })
  return (
    <fieldset className={styles.row}>
      <legend>{t('editor.line', { position })}</legend>
      <div className={styles.wide}>
        <TextField
          {...named('description')}
          label={t('editor.description')}
          hint={index === 0 ? t('editor.descriptionHint') : undefined}
          maxLength={200}
          value={line.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      </div>
      <SelectField
        {...named('kind')}
        label={t('editor.kind')}
        value={line.kind}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as LineKind })}
      >
        {lineKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...named('quantity')}
        label={t('editor.quantity')}
        inputMode="numeric"
        value={line.quantity}
        onChange={({ currentTarget }) => change({ quantity: currentTarget.value })}
      />
      <TextField
        {...named('netUnit')}
        label={t('editor.netUnit')}
        inputMode="numeric"
        value={line.netUnit}
        onChange={({ currentTarget }) => change({ netUnit: currentTarget.value })}
      />
      <SelectField
        {...named('choice')}
        label={t('editor.choice')}
        value={line.choice}
        onChange={({ currentTarget }) => change({ choice: currentTarget.value as LineChoice, group: line.group || '1' })}
      >
        {lineChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`editor.choices.${choice}`)}
          </option>
        ))}
      </SelectField>
      {line.choice === 'alternative' && (
        <TextField
          {...named('group')}
          label={t('editor.group')}
          inputMode="numeric"
          value={line.group}
          onChange={({ currentTarget }) => change({ group: currentTarget.value })}
        />
      )}
      <div className={`${styles.actions} ${styles.wide}`}>
        <Button variant="quiet" aria-label={t('editor.up', { position })} disabled={index === 0} onClick={() => move(-1)}>
          <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <Button variant="quiet" aria-label={t('editor.down', { position })} disabled={position === count} onClick={() => move(1)}>
          <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <Button variant="quiet" aria-label={t('editor.remove', { position })} onClick={remove}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  )
}

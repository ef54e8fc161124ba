import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { lineChoices, lineKinds } from '../../quote.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import type { EditedQuote } from './edited-line.ts'

type Props<Sent> = {
  readonly control: Control<EditedQuote, unknown, Sent>
  readonly setValue: UseFormSetValue<EditedQuote>
  readonly index: number
  readonly count: number
  /** @param by the button that was pressed */
  readonly move: (step: 1 | -1, by: HTMLElement) => void
  readonly remove: () => void
}

/** One line of the quote. The ids of its fields are the paths the server refuses by. */
export function LineFields<Sent>({ control, setValue, index, count, move, remove }: Props<Sent>) {
  const t = useTexts(quoteTexts)
  const position = index + 1
  const { choice, group } = useWatch({ control, name: `lines.${index}` })
  /** An alternative belongs to a group; the first one is offered. */
  const whenChosen = (chosen: string) => {
    if (chosen === 'alternative' && group === '') setValue(`lines.${index}.group`, '1', { shouldDirty: true })
  }
  return (
    <fieldset className={styles.row}>
      <legend>{t('editor.line', { position })}</legend>
      <div className={styles.wide}>
        <FormTextField
          control={control}
          path={`lines.${index}.description`}
          label={t('editor.description')}
          hint={index === 0 ? t('editor.descriptionHint') : undefined}
          maxLength={200}
        />
      </div>
      <FormSelectField control={control} path={`lines.${index}.kind`} label={t('editor.kind')}>
        {lineKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </FormSelectField>
      <FormTextField control={control} path={`lines.${index}.quantity`} label={t('editor.quantity')} inputMode="numeric" />
      <FormTextField control={control} path={`lines.${index}.netUnit`} label={t('editor.netUnit')} inputMode="numeric" />
      <FormSelectField control={control} path={`lines.${index}.choice`} label={t('editor.choice')} whenChosen={whenChosen}>
        {lineChoices.map((one) => (
          <option key={one} value={one}>
            {t(`editor.choices.${one}`)}
          </option>
        ))}
      </FormSelectField>
      {choice === 'alternative' && <FormTextField control={control} path={`lines.${index}.group`} label={t('editor.group')} inputMode="numeric" />}
      <Actions className={styles.wide}>
        <Button
          variant="quiet"
          aria-label={t('editor.up', { position })}
          aria-disabled={index === 0}
          onClick={({ currentTarget }) => move(-1, currentTarget)}
        >
          <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          aria-label={t('editor.down', { position })}
          aria-disabled={position === count}
          onClick={({ currentTarget }) => move(1, currentTarget)}
        >
          <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <Button variant="quiet" aria-label={t('editor.remove', { position })} onClick={remove}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </Button>
      </Actions>
    </fieldset>
  )
}

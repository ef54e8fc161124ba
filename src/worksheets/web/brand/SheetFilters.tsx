import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { sheetStates } from '../../brand-sheet.ts'
import { worksheetTexts } from '../../texts.ts'
import styles from '../worksheets.module.css'
import type { AskedSheets } from './use-sheet-filters.ts'

export function SheetFilters({ asked }: { readonly asked: AskedSheets }) {
  const t = useTexts(worksheetTexts)
  const { typed, type, state, isMine, chooseState, chooseMine } = asked
  return (
    <search className={styles.filters}>
      <TextField
        name="text"
        type="search"
        autoComplete="off"
        maxLength={60}
        label={t('brand.find')}
        hint={t('brand.findHint')}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <SelectField name="state" label={t('brand.state')} value={state} onChange={({ currentTarget }) => chooseState(currentTarget.value)}>
        {sheetStates.map((one) => (
          <option key={one} value={one}>
            {t(`brand.states.${one}`)}
          </option>
        ))}
      </SelectField>
      <TickField name="mine" label={t('brand.mine')} checked={isMine} onChange={({ currentTarget }) => chooseMine(currentTarget.checked)} />
    </search>
  )
}

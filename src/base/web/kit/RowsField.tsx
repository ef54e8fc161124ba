import { defaultRows, type RowsPerPage, rowsPerPage } from '../../rows-per-page.ts'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { Select } from './Control.tsx'
import { Field } from './Field.tsx'

type Props = { readonly rows: RowsPerPage; readonly choose: (rows: RowsPerPage) => void }

/** Rows per page: 10, 25, 50 or all (SPEC 9). */
export function RowsField({ rows, choose }: Props) {
  const t = useTexts(baseTexts)
  const chosen = (value: string) => rowsPerPage.find((one) => String(one) === value) ?? defaultRows
  return (
    <Field name="rows" label={t('pages.rows')}>
      <Select id="rows" name="rows" value={String(rows)} onChange={({ currentTarget }) => choose(chosen(currentTarget.value))}>
        {rowsPerPage.map((one) => (
          <option key={one} value={one}>
            {one === 'all' ? t('pages.allRows') : one}
          </option>
        ))}
      </Select>
    </Field>
  )
}

import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { Field, FieldGroup } from '#base/web/kit/Field.tsx'
import { RowsField } from '#base/web/kit/RowsField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type Sort, sorts, usualSort } from '../../list.ts'
import { type ListView, listColumns, usualColumns } from '../../list-address.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'
import { useListView } from '../use-list-view.ts'
import { useHasTable } from './use-has-table.ts'

type Key = 'received' | 'promised' | 'price' | 'reference'

/** In which order, how many rows, and with which columns. */
export function TableChoices({ view }: { readonly view: ListView }) {
  const t = useTexts(companyRequestTexts)
  const { show } = useListView()
  const hasTable = useHasTable()
  const wordsOf = (sort: Sort) => {
    const key = sort.replace('-', '') as Key
    return t(sort.startsWith('-') ? `sort.${key}Down` : `sort.${key}`)
  }
  const toggle = (toggled: (typeof listColumns)[number]) => {
    const columns = listColumns.filter((column) => view.columns.includes(column) !== (column === toggled))
    show({ ...view, columns: columns.length > 0 ? columns : usualColumns })
  }
  return (
    <>
      <div className={styles.fields}>
        <Field name="list-sort" label={t('sort.label')}>
          <Select
            id="list-sort"
            value={view.sort}
            onChange={({ currentTarget: { value } }) => show({ ...view, sort: sorts.find((sort) => sort === value) ?? usualSort })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {wordsOf(sort)}
              </option>
            ))}
          </Select>
        </Field>
        <RowsField rows={view.rows} choose={(rows) => show({ ...view, rows })} />
      </div>
      {hasTable && (
        <FieldGroup name="list-columns" label={t('columns.legend')} hint={t('columns.hint')} isWide>
          <Choices shape="chips">
            {listColumns.map((column) => (
              <Choice
                key={column}
                type="checkbox"
                name={`column-${column}`}
                label={t(`row.${column}`)}
                checked={view.columns.includes(column)}
                onChange={() => toggle(column)}
              />
            ))}
          </Choices>
        </FieldGroup>
      )}
    </>
  )
}

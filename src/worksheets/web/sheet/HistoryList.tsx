import { useFormats } from '#base/web/formats.ts'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { SheetChange } from '../../brand-sheet.ts'
import { worksheetTexts } from '../../texts.ts'
import styles from '../worksheets.module.css'

type Props = {
  readonly changes: readonly SheetChange[]
  /** What a field is called, and what it held in words. */
  readonly fieldInWords: (field: string, value: string) => { readonly name: string; readonly value: string }
}

/** Who changed what on a sheet, with what stood there before. */
export function HistoryList({ changes, fieldInWords }: Props) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  if (changes.length === 0) return <Muted>{t('brand.noHistory')}</Muted>

  function said(field: string, held: string) {
    const { name, value } = fieldInWords(field, held)
    return t('brand.heldBefore', { field: name, value: value || t('brand.empty') })
  }
  return (
    <List variant="rows" className={styles.lines}>
      {changes.map(({ at, by, act, reason, before }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a history only come at its head, and the list is read anew
        <li key={index}>
          <strong>{[t(`brand.acts.${act}`), reason].filter(Boolean).join(': ')}</strong>
          <span>{[formats.moment(at), by].filter(Boolean).join(', ')}</span>
          {before.map(({ field, value }) => (
            <small key={field}>{said(field, value)}</small>
          ))}
        </li>
      ))}
    </List>
  )
}

import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { bulkUploadApi } from '../../bulk-upload.api.ts'
import { type Column, columnNames } from '../../columns.ts'
import { bulkUploadTexts } from '../../texts.ts'
import type { RowState, UploadRow } from '../../upload.ts'
import styles from '../bulk-upload.module.css'
import { CellField } from './CellField.tsx'
import type { DraftProps } from './draft-props.ts'

const tones = { accepted: 'soft', warned: 'accent', wrong: 'danger' } as const satisfies Record<RowState, string>

/** One row: what it is, what is said of it, and its cells to mend. A cell of a mistake is open at once, the others on demand. */
export function RowItem({ row, upload, setUpload }: DraftProps & { readonly row: UploadRow }) {
  const t = useTexts(bulkUploadTexts)
  const save = useSend(bulkUploadApi.changeUploadCells)
  const remove = useSend(bulkUploadApi.removeUploadRows)
  const [typed, setTyped] = useState<Partial<Record<Column, string>>>({})
  const [isWhole, setWhole] = useState(false)
  const [isOpen, setOpen] = useState(row.state === 'wrong')
  const isPending = save.isPending || remove.isPending
  const error = save.error ?? remove.error
  const about = (column: Column) => row.problems.filter((problem) => problem.column === column)
  const marked = columnNames.filter((column) => about(column).length > 0)
  const shown = isWhole ? columnNames : marked
  const changed = Object.entries(typed).flatMap(([name, value]) => {
    const column = columnNames.find((known) => known === name)
    return column && value !== undefined && value !== (row.cells[column] ?? '') ? [{ line: row.line, column, value }] : []
  })
  const commit = (cells: typeof changed) =>
    save.mutate(
      { params: { id: upload.id }, body: { version: upload.version, cells } },
      {
        onSuccess: (next) => {
          setTyped({})
          setUpload(next)
        },
      },
    )
  const device = [row.cells.marka, row.cells.tipus].filter(Boolean).join(' ')
  return (
    <Card as="li" isDense edge={row.state === 'wrong' ? 'danger' : undefined}>
      <form
        noValidate
        aria-label={t('row', { line: String(row.line) })}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending && changed.length > 0) commit(changed)
        }}
      >
        <div className={styles.head}>
          <strong>{t('row', { line: String(row.line) })}</strong>
          <span className={styles.device}>{[device, row.cells.imei_1 ?? row.cells.gyari_szam].filter(Boolean).join(' · ')}</span>
          <Badge tone={tones[row.state]}>{t(`state.${row.state}`)}</Badge>
        </div>
        {row.problems.some(({ column }) => column === null) && (
          <ul className={styles.problems}>
            {row.problems
              .filter(({ column }) => column === null)
              .map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
          </ul>
        )}
        {!isOpen ? (
          <>
            {row.problems.length > 0 && (
              <ul className={styles.problems}>
                {row.problems.map(({ column, code, message }) => (
                  <li key={`${column} ${code}`}>{column ? `${t(`columns.${column}`)}: ${message}` : message}</li>
                ))}
              </ul>
            )}
            <Button variant="link" onClick={() => setOpen(true)} aria-label={`${t('openRow')}: ${t('row', { line: String(row.line) })}`}>
              {t('openRow')}
            </Button>
          </>
        ) : (
          <>
            <div className={styles.cells}>
              {(shown.length > 0 ? shown : columnNames).map((column) => (
                <CellField
                  key={column}
                  id={`cell-${row.line}-${column}`}
                  column={column}
                  value={typed[column] ?? row.cells[column] ?? ''}
                  problems={about(column)}
                  onType={(value) => setTyped({ ...typed, [column]: value })}
                  onSuggestion={(value) => commit([{ line: row.line, column, value }])}
                />
              ))}
            </div>
            <ErrorText>{error?.message}</ErrorText>
            <div role="status">{save.isPending && t('saving')}</div>
            <Actions>
              <Button type="submit" aria-disabled={isPending || changed.length === 0}>
                {t('saveRow')}
              </Button>
              {marked.length > 0 && (
                <Button variant="quiet" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
                  {isWhole ? t('editLess') : t('editAll')}
                </Button>
              )}
              {upload.counts.all > 1 && (
                <Button
                  variant="quiet"
                  aria-disabled={isPending}
                  onClick={() =>
                    !isPending &&
                    remove.mutate({ params: { id: upload.id }, body: { version: upload.version, lines: [row.line] } }, { onSuccess: setUpload })
                  }
                >
                  {t('removeRow')}
                </Button>
              )}
            </Actions>
          </>
        )}
      </form>
    </Card>
  )
}

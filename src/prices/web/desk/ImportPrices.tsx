import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { saveBlob } from '#base/web/open-file.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import type { ChangeDetail, ImportResult } from '../../price-change.ts'
import { priceDeskApi } from '../../price-desk.api.ts'
import styles from './desk.module.css'

type Props = { readonly change: ChangeDetail; readonly reread: () => Promise<void> }

/** Rows from a file: tried first, then taken over when nothing is wrong. */
export function ImportPrices({ change, reread }: Props) {
  const t = useTexts(priceDeskTexts)
  const send = useSend(priceDeskApi.importPrices)
  const [file, setFile] = useState<File | null>(null)
  const read = (chosen: File, isDryRun: boolean) =>
    send.mutate(
      { params: { id: change.id }, body: { revision: change.revision, isDryRun }, files: { prices: [chosen] } },
      { onSuccess: (result) => !result.isDryRun && void reread() },
    )
  const result = send.data
  return (
    <Card isSpaced aria-labelledby="import">
      <h2 id="import">{t('import')}</h2>
      <p id="prices-file-hint">{t('importHint')}</p>
      <FileButton
        id="prices-file"
        aria-describedby="prices-file-hint prices-file-news"
        accept=".csv,.xls,.xlsx,text/csv"
        icon={<IconFileSpreadsheet size={22} aria-hidden="true" />}
        onFiles={([chosen]) => {
          if (!chosen) return
          setFile(chosen)
          read(chosen, true)
        }}
      >
        {t('file')}
      </FileButton>
      <div id="prices-file-news" role="status" className={styles.result}>
        {send.error && <Note tone="danger">{send.error.message}</Note>}
        {result && file && <Result result={result} name={file.name} />}
      </div>
      {result?.isDryRun && file && isFit(result) && (
        <Actions>
          <Button onClick={() => read(file, false)} aria-disabled={send.isPending}>
            {t('takeOver')}
          </Button>
        </Actions>
      )}
    </Card>
  )
}

const isFit = ({ counts, unknownColumns, missingColumns }: ImportResult) =>
  counts.failed + unknownColumns.length + missingColumns.length === 0 && counts.added + counts.changed + counts.same > 0

function Result({ result, name }: { readonly result: ImportResult; readonly name: string }) {
  const t = useTexts(priceDeskTexts)
  const { counts, unknownColumns, missingColumns, problems, report } = result
  const figures = { added: String(counts.added), changed: String(counts.changed), same: String(counts.same), failed: String(counts.failed) }
  return (
    <Note as="div" tone={isFit(result) ? 'success' : 'warning'}>
      <p>{result.isDryRun ? t('tried', { name, ...figures }) : t('taken')}</p>
      {unknownColumns.length > 0 && <p>{t('unknownColumns', { names: unknownColumns.join(', ') })}</p>}
      {missingColumns.length > 0 && <p>{t('missingColumns', { names: missingColumns.join(', ') })}</p>}
      {problems.length > 0 && (
        <>
          <ul>
            {problems.map(({ line, column, problem }) => (
              <li key={`${line} ${column} ${problem}`}>{t('line', { line: String(line), column, problem: t(`problem.${problem}`) })}</li>
            ))}
          </ul>
          <Button variant="quiet" onClick={() => saveBlob(new Blob([report], { type: 'text/csv;charset=utf-8' }), 'hibas-sorok.csv')}>
            {t('report')}
          </Button>
        </>
      )}
    </Note>
  )
}

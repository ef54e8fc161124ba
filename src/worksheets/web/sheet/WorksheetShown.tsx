import type { ReactNode } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import { BenchPhotos } from '../bench/BenchPhotos.tsx'
import { CustomerSignature } from '../bench/CustomerSignature.tsx'
import { useBench } from '../bench/use-bench.ts'
import styles from '../worksheets.module.css'
import { DocumentLink } from './DocumentLink.tsx'
import { SheetTitle } from './SheetTitle.tsx'

type Sheet = NonNullable<WorksheetView['sheet']>
type Props = {
  readonly requestId: number | null
  readonly view: WorksheetView
  readonly sheet: Sheet
  readonly children: ReactNode
  readonly own?: readonly [string, string][]
  readonly hasLink?: boolean
}

/** The worksheet to be read: closed, or by somebody who may not write it. `own`: the brand's part. `hasLink`: to its PDF. `children`: what may still be done. */
export function WorksheetShown({ requestId, view, sheet, children, own = [], hasLink = true }: Props) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const { data: bench } = useBench(view.sheetId)
  const rows: [string, string][] = [
    [t('worksheet.outcome'), view.outcome ? t(`outcomes.${view.outcome}`) : ''],
    ...own,
    [t('fields.diagnosis'), sheet.diagnosis],
    [t('fields.workDone'), sheet.workDone],
    [t('fields.testResult'), sheet.testResult],
    [t('fields.labourMinutes'), sheet.labourMinutes > 0 ? t('worksheet.minutes', { minutes: sheet.labourMinutes }) : ''],
    [t('fields.deviceIdentifierOut'), sheet.deviceIdentifierOut],
    [t('fields.customerRemark'), sheet.customerRemark],
    [`${t('fields.internalNote')} (${t('worksheet.internal')})`, sheet.internalNote],
  ]
  return (
    <Card edge="accent" aria-labelledby="worksheet">
      <SheetTitle number={view.gsmWorksheetId} describedBy={sheet.closedAt ? 'worksheet-closed' : undefined} />
      {sheet.closedAt && <Muted id="worksheet-closed">{t('worksheet.closed', { at: formats.moment(sheet.closedAt) })}</Muted>}
      <FactList variant="page" facts={rows} />
      <h3>{t('worksheet.parts')}</h3>
      {sheet.parts.length === 0 ? <Muted>{t('worksheet.noParts')}</Muted> : <Parts parts={sheet.parts} />}
      {bench && view.sheetId !== null && (
        <>
          <BenchPhotos sheetId={view.sheetId} bench={{ ...bench, mayEdit: false }} />
          <CustomerSignature sheetId={view.sheetId} bench={bench} save={async () => true} revision={() => sheet.revision} />
        </>
      )}
      {hasLink && requestId !== null && view.hasDocument && <DocumentLink requestId={requestId} />}
      {children}
    </Card>
  )
}

function Parts({ parts }: Pick<Sheet, 'parts'>) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  return (
    <List variant="rows" className={styles.lines}>
      {parts.map(({ name, partNumber, quantity, oldSerial, newSerial, netUnit, underWarranty }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same part are two rows, and the list does not change
        <li key={index}>
          <strong>{[name, partNumber].filter(Boolean).join(', ')}</strong>
          <span>
            {[t('worksheet.pieces', { quantity }), formats.forint(netUnit), underWarranty ? t('worksheet.underWarranty') : '']
              .filter(Boolean)
              .join(', ')}
          </span>
          {(oldSerial || newSerial) && (
            <small>
              {oldSerial || '–'} → {newSerial || '–'}
            </small>
          )}
        </li>
      ))}
    </List>
  )
}

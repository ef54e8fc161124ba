import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { commonKind } from '../../common-kind.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import { worksheetsApi } from '../../worksheets.api.ts'
import { tabKeeper } from '../kept/tab-keeper.ts'
import { draftOf, editedWorksheet } from './edited-worksheet.ts'
import { type FinishingStep, FinishSteps } from './FinishSteps.tsx'
import { useCommonField } from './field-words.ts'
import { SheetForm } from './SheetForm.tsx'
import { noteSaving, useEarlierSavings } from './savings-under-way.ts'
import type { SheetCalls } from './use-worksheet-form.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly view: WorksheetView
  readonly sheet: NonNullable<WorksheetView['sheet']>
  readonly onChanged: (done: FinishingStep) => Promise<void>
}

/** In this tab. The sheets of brands go by their own numbers. */
const nameOf = (requestId: number) => `of ${requestId}`

const callsOf = (id: number): SheetCalls<typeof worksheetsApi.saveWorksheet.body> => ({
  schema: worksheetsApi.saveWorksheet.body,
  bodyOf: (values, revision) => ({ revision, ...draftOf(values) }),
  save: (body) => noteSaving(nameOf(id), call(worksheetsApi.saveWorksheet, { params: { id }, body, keepalive: true })),
  readAgain: () => readAgain(worksheetsApi.getWorksheet),
  async now() {
    const { sheet } = await readNow(worksheetsApi.getWorksheet, { params: { id } })
    return sheet && { values: editedWorksheet(sheet), savedUpTo: sheet }
  },
})

/** The open common worksheet, at the desk. */
export function WorksheetForm(props: Props) {
  const isWhole = useEarlierSavings(nameOf(props.requestId), () => readAgain(worksheetsApi.getWorksheet))
  return isWhole ? <OpenForm {...props} /> : <Loading />
}

function OpenForm({ sheet, ...finishing }: Props) {
  const { requestId, view } = finishing
  const [keeper] = useState(() => tabKeeper(nameOf(requestId)))
  return (
    <SheetForm
      number={view.gsmWorksheetId}
      sheetId={view.sheetId}
      sections={commonKind.sections}
      calls={callsOf(requestId)}
      keeper={keeper}
      shown={editedWorksheet(sheet)}
      savedUpTo={sheet}
      fieldOf={useCommonField()}
      headingOf={() => null}
      finish={(steps) => <FinishSteps {...finishing} {...steps} />}
    />
  )
}

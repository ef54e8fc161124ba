import { call } from '#base/web/call.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { commonKind } from '../../common-kind.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import { worksheetsApi } from '../../worksheets.api.ts'
import { useTabKeeper } from '../kept/use-tab-keeper.ts'
import { draftOf, editedWorksheet } from './edited-worksheet.ts'
import { type FinishingStep, FinishSteps } from './FinishSteps.tsx'
import { useCommonField } from './field-words.ts'
import { SheetForm } from './SheetForm.tsx'
import { noteSaving } from './savings-under-way.ts'
import type { Keeper, SheetCalls } from './use-worksheet-form.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly view: WorksheetView
  readonly sheet: NonNullable<WorksheetView['sheet']>
  readonly onChanged: (done: FinishingStep) => Promise<void>
}

/** In this tab. The sheets of brands go by their own numbers. */
export const nameInTab = (requestId: number) => `of ${requestId}`

const callsOf = (id: number): SheetCalls<typeof worksheetsApi.saveWorksheet.body> => ({
  schema: worksheetsApi.saveWorksheet.body,
  bodyOf: (values, revision) => ({ revision, ...draftOf(values) }),
  save: (body) => noteSaving(nameInTab(id), call(worksheetsApi.saveWorksheet, { params: { id }, body, keepalive: true })),
  readAgain: () => readAgain(worksheetsApi.getWorksheet),
  async now() {
    const { sheet } = await readNow(worksheetsApi.getWorksheet, { params: { id } })
    return sheet && { values: editedWorksheet(sheet), savedUpTo: sheet }
  },
})

/** The open common worksheet, at the desk. */
export function WorksheetForm(props: Props) {
  const keeper = useTabKeeper(nameInTab(props.requestId), () => readAgain(worksheetsApi.getWorksheet))
  return keeper ? <OpenForm {...props} keeper={keeper} /> : <Loading />
}

function OpenForm({ sheet, keeper, ...finishing }: Props & { readonly keeper: Keeper }) {
  const { requestId, view } = finishing
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

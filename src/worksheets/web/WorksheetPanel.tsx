import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { benchApi } from '../bench.api.ts'
import { worksheetTexts } from '../texts.ts'
import { worksheetsApi } from '../worksheets.api.ts'
import { useLiveSheet } from './bench/use-live-sheet.ts'
import { UnsentInTab } from './kept/UnsentInTab.tsx'
import { CommonHistory } from './sheet/CommonHistory.tsx'
import { editedWorksheet } from './sheet/edited-worksheet.ts'
import { type FinishingStep, FinishSteps } from './sheet/FinishSteps.tsx'
import { useCommonField } from './sheet/field-words.ts'
import { nameInTab, WorksheetForm } from './sheet/WorksheetForm.tsx'
import { WorksheetShown } from './sheet/WorksheetShown.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it; what is sent says which one was looked at. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** Where the sheet of a brand is filled in. */
const screenOfKind: Readonly<Record<string, (id: number) => string>> = {
  lg: paths.lgWorksheet,
  apple: paths.appleWorksheet,
  miele: paths.mieleWorksheet,
}

/** The worksheet: written while the device is on the bench, closed by finishing, read afterwards. */
export function WorksheetPanel({ requestId, version, onChanged }: Props) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(stepTexts)
  const fieldOf = useCommonField()
  const { news, tell } = useNews()
  const { data, error, refetch } = useCall(worksheetsApi.getWorksheet, { params: { id: requestId } })
  useLiveSheet(data?.sheetId ?? null, () => Promise.all([readAgain(worksheetsApi.getWorksheet), readAgain(benchApi.listSheetHistory)]))
  // A sheet of a brand is not there for whoever may not see those of the brand.
  if (error && !data) return error.status === 403 || error.status === 404 ? null : <ErrorState error={error} retry={refetch} />
  if (!data?.sheet) return null

  async function changed(done: FinishingStep) {
    await Promise.all([readAgain(worksheetsApi.getWorksheet), readAgain(benchApi.listSheetHistory)])
    await onChanged()
    tell(words(`${done}.taken`))
  }

  const finishing = { requestId, version, view: data, onChanged: changed }
  const ownScreen = data.sheetId === null ? undefined : screenOfKind[data.kind]
  if (ownScreen && data.sheetId !== null)
    return (
      <>
        <News news={news} />
        <WorksheetShown requestId={requestId} view={data} sheet={data.sheet}>
          {data.may.edit && <Muted>{t('brand.onOwnScreen')}</Muted>}
          <Actions>
            <ButtonLink variant="quiet" to={ownScreen(data.sheetId)}>
              {t('brand.openSheet')}
            </ButtonLink>
          </Actions>
          <FinishSteps {...finishing} save={async () => true} showProblems={() => undefined} />
        </WorksheetShown>
      </>
    )
  return (
    <>
      <News news={news} />
      <HeldForm>{data.may.edit && <WorksheetForm {...finishing} sheet={data.sheet} />}</HeldForm>
      {!data.may.edit && (
        <>
          <UnsentInTab
            sheet={nameInTab(requestId)}
            shown={editedWorksheet(data.sheet)}
            nameOf={(path) => (path === 'parts' ? t('worksheet.parts') : fieldOf({ name: path }).words.label)}
          />
          <WorksheetShown requestId={requestId} view={data} sheet={data.sheet}>
            <FinishSteps {...finishing} save={async () => true} showProblems={() => undefined} />
          </WorksheetShown>
        </>
      )}
      {data.sheetId !== null && <CommonHistory sheetId={data.sheetId} />}
    </>
  )
}

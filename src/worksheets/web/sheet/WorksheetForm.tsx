import { useState } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { commonKind } from '../../common-kind.ts'
import { worksheetTexts } from '../../texts.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import styles from '../worksheets.module.css'
import { FinishSteps } from './FinishSteps.tsx'
import { useCommonWords } from './field-words.ts'
import { PartsFields } from './PartsFields.tsx'
import { SavedLine } from './SavedLine.tsx'
import { SheetField } from './SheetField.tsx'
import { useWorksheetForm } from './use-worksheet-form.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly view: WorksheetView
  readonly sheet: NonNullable<WorksheetView['sheet']>
  readonly onChanged: () => Promise<void>
}

/** The open worksheet; it saves itself. The ids of its fields are the paths the server refuses by. */
export function WorksheetForm({ requestId, version, view, sheet, onChanged }: Props) {
  const t = useTexts(worksheetTexts)
  const { form, savedAt, refusal } = useWorksheetForm(requestId, sheet)
  const { control } = form
  const wordsOf = useCommonWords()
  /** What the sheet lacked when it was to be closed. */
  const [lacking, setLacking] = useState<CallRefused | null>(null)
  const [attempt, setAttempt] = useState(0)

  function showProblems(error: CallRefused) {
    setLacking(error)
    setAttempt((count) => count + 1)
    form.showRefusal(error)
  }

  return (
    <Card edge="accent" aria-labelledby="worksheet">
      <h2 id="worksheet">{view.gsmWorksheetId ? t('worksheet.titleOf', { number: view.gsmWorksheetId }) : t('worksheet.title')}</h2>
      <SavedLine
        state={form.autosave.state}
        reason={refusal?.message ?? form.problems[0]?.message ?? ''}
        savedAt={savedAt}
        by={sheet.saved?.by ?? null}
      />
      <OvertakenNotice overtaken={form.overtaken} />
      <FormErrorSummary problems={(lacking?.fields ?? []).map(({ path, message }) => ({ fieldId: path, message }))} attempt={attempt} />
      <Muted>{t('worksheet.customerReads')}</Muted>
      {commonKind.sections.map((section) =>
        'fields' in section ? (
          <div key={section.name} className={section.fields.some(({ type }) => type === 'longText') ? undefined : styles.pair}>
            {section.fields.map((field) => (
              <SheetField key={field.name} control={control} path={field.name} field={field} words={wordsOf(field)} />
            ))}
          </div>
        ) : (
          <PartsFields key={section.name} control={control} />
        ),
      )}
      <FinishSteps requestId={requestId} version={version} view={view} onChanged={onChanged} save={form.autosave.save} showProblems={showProblems} />
    </Card>
  )
}

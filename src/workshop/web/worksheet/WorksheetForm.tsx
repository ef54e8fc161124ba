import { useState } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import styles from '../workshop.module.css'
import { FinishSteps } from './FinishSteps.tsx'
import { PartsFields } from './PartsFields.tsx'
import { SavedLine } from './SavedLine.tsx'
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
  const t = useTexts(workshopTexts)
  const { form, savedAt, refusal } = useWorksheetForm(requestId, sheet)
  const { control } = form
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
      <FormLongTextField control={control} path="diagnosis" label={t('worksheet.diagnosis')} limit={3000} />
      <FormLongTextField control={control} path="workDone" label={t('worksheet.workDone')} limit={3000} />
      <PartsFields control={control} />
      <div className={styles.pair}>
        <FormTextField control={control} path="testResult" label={t('worksheet.testResult')} isOptional maxLength={1000} />
        <FormTextField control={control} path="labourMinutes" label={t('worksheet.labourMinutes')} inputMode="numeric" />
      </div>
      <FormTextField
        control={control}
        path="deviceIdentifierOut"
        label={t('worksheet.identifierOut')}
        hint={t('worksheet.identifierOutHint')}
        isOptional
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <FormLongTextField
        control={control}
        path="internalNote"
        label={t('worksheet.internalNote')}
        hint={t('worksheet.internalNoteHint')}
        isOptional
        limit={3000}
      />
      <FinishSteps requestId={requestId} version={version} view={view} onChanged={onChanged} save={form.autosave.save} showProblems={showProblems} />
    </Card>
  )
}

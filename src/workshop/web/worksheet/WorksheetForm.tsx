import { useState } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { workshopTexts } from '../../texts.ts'
import type { WorksheetView } from '../../worksheet-view.ts'
import styles from '../workshop.module.css'
import { FinishSteps } from './FinishSteps.tsx'
import { PartsFields } from './PartsFields.tsx'
import { SavedLine } from './SavedLine.tsx'
import { useAutosave } from './use-autosave.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly view: WorksheetView
  readonly sheet: NonNullable<WorksheetView['sheet']>
  readonly reload: () => Promise<{ readonly data?: WorksheetView | undefined }>
  readonly onChanged: () => Promise<void>
}

/** The open worksheet; it saves itself. The ids of its fields are the paths the server refuses by. */
export function WorksheetForm({ requestId, version, view, sheet, reload, onChanged }: Props) {
  const t = useTexts(workshopTexts)
  const { values, change, save, state, problem, savedAt, take } = useAutosave(requestId, sheet)
  /** What the sheet lacked when it was to be closed. */
  const [lacking, setLacking] = useState<CallRefused | null>(null)
  const [attempt, setAttempt] = useState(0)

  const refused = [...(problem?.fields ?? []), ...(lacking?.fields ?? [])]
  const named = (path: 'diagnosis' | 'workDone' | 'testResult' | 'labourMinutes' | 'deviceIdentifierOut' | 'internalNote') => ({
    name: path,
    value: values[path],
    problem: refused.find((field) => field.path === path)?.message,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [path]: currentTarget.value }),
  })
  function showProblems(error: CallRefused | null) {
    setLacking(error)
    setAttempt((count) => count + 1)
  }
  async function loadAgain() {
    const { data } = await reload()
    if (data?.sheet) take(data.sheet)
  }

  return (
    <section className={styles.card} aria-labelledby="worksheet">
      <h2 id="worksheet">{view.gsmWorksheetId ? t('worksheet.titleOf', { number: view.gsmWorksheetId }) : t('worksheet.title')}</h2>
      <SavedLine state={state} problem={problem} savedAt={savedAt} by={sheet.saved?.by ?? null} loadAgain={loadAgain} />
      <FormErrorSummary problems={(lacking?.fields ?? []).map(({ path, message }) => ({ fieldId: path, message }))} attempt={attempt} />
      <p className={styles.soft}>{t('worksheet.customerReads')}</p>
      <LongTextField {...named('diagnosis')} label={t('worksheet.diagnosis')} limit={3000} />
      <LongTextField {...named('workDone')} label={t('worksheet.workDone')} limit={3000} />
      <PartsFields
        parts={values.parts}
        problemOf={(path) => refused.find((field) => field.path === path)?.message}
        change={(parts) => change({ parts })}
      />
      <div className={styles.pair}>
        <TextField {...named('testResult')} label={t('worksheet.testResult')} isOptional maxLength={1000} />
        <TextField {...named('labourMinutes')} label={t('worksheet.labourMinutes')} inputMode="numeric" />
      </div>
      <TextField
        {...named('deviceIdentifierOut')}
        label={t('worksheet.identifierOut')}
        hint={t('worksheet.identifierOutHint')}
        isOptional
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <LongTextField {...named('internalNote')} label={t('worksheet.internalNote')} hint={t('worksheet.internalNoteHint')} isOptional limit={3000} />
      <FinishSteps requestId={requestId} version={version} view={view} onChanged={onChanged} save={save} showProblems={showProblems} />
    </section>
  )
}

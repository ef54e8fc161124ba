import { type ReactNode, useCallback, useState } from 'react'
import type { z } from 'zod'
import type { CallRefused } from '#base/web/call-refused.ts'
import { figure } from '#base/web/forms/figure.ts'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { maxLabourMinutes } from '../../bench.ts'
import type { FieldDefinition, Section } from '../../kind.ts'
import { worksheetTexts } from '../../texts.ts'
import { BenchPhotos } from '../bench/BenchPhotos.tsx'
import { CustomerSignature } from '../bench/CustomerSignature.tsx'
import { TimerBar } from '../bench/TimerBar.tsx'
import { useBench } from '../bench/use-bench.ts'
import styles from '../worksheets.module.css'
import { AskedField } from './AskedField.tsx'
import { type EditedWorksheet, fieldAt } from './edited-worksheet.ts'
import type { FieldWords } from './field-words.ts'
import { PartsFields } from './PartsFields.tsx'
import { SavedLine } from './SavedLine.tsx'
import { SheetField } from './SheetField.tsx'
import { SheetTitle } from './SheetTitle.tsx'
import { useScannedCodes } from './use-scanned-codes.ts'
import { type Keeper, type SavedUpTo, type SheetCalls, useWorksheetForm } from './use-worksheet-form.ts'

/** What is typed may be half a figure; then the minutes take its place. */
const addedTo = (typed: string, minutes: number) => String(Math.min(maxLabourMinutes, (figure(typed) || 0) + minutes))

export type FinishProps = { readonly save: () => Promise<boolean>; readonly showProblems: (error: CallRefused) => void }

type Props<Schema extends z.ZodType> = {
  /** Null: it has none yet. */
  readonly number: string | null
  /** Null: nobody has opened it yet. */
  readonly sheetId: number | null
  readonly sections: readonly Section[]
  readonly calls: SheetCalls<Schema>
  readonly shown: EditedWorksheet
  readonly savedUpTo: SavedUpTo
  /** Where the form keeps a field, and what it says. */
  readonly fieldOf: (field: FieldDefinition) => { readonly path: Exclude<keyof EditedWorksheet & string, 'parts'>; readonly words: FieldWords }
  /** Of a section that has a heading. */
  readonly headingOf: (section: string) => string | null
  /** The end of the work: what saves first, and shows at its fields what the sheet lacks. */
  readonly finish: (steps: FinishProps) => ReactNode
  readonly keeper: Keeper
  /** What the brand has at the end of its form. */
  readonly end?: (steps: { readonly save: () => Promise<boolean>; readonly onTyped: (listener: (path: string) => void) => () => void }) => ReactNode
}

/** An open worksheet, drawn from its definition; it saves itself. The ids of its fields are the paths the server refuses by. */
export function SheetForm<Schema extends z.ZodType>(props: Props<Schema>) {
  const { number, sections, calls, shown, savedUpTo, fieldOf, headingOf, end, finish, sheetId, keeper } = props
  const t = useTexts(worksheetTexts)
  const { form, savedAt, refusal, revisionNow, signing } = useWorksheetForm(calls, shown, savedUpTo, keeper)
  const { control, subscribe } = form
  const { away } = keeper
  const onTyped = useCallback(
    (listener: (path: string) => void) => subscribe({ formState: { values: true }, callback: ({ name }) => name && listener(name) }),
    [subscribe],
  )
  const { data: bench } = useBench(sheetId)
  /** What the sheet lacked when it was to be closed. */
  const [lacking, setLacking] = useState<CallRefused['fields']>([])
  const [attempt, setAttempt] = useState(0)
  // What was filled in meanwhile is not asked for any more.
  const problems = lacking
    .map(({ path, message }) => ({ fieldId: path, message }))
    .filter((lack) => form.problems.some(({ fieldId, message }) => fieldId === lack.fieldId && message === lack.message))
  const own = new Map(sections.flatMap(({ fields }) => fields ?? []).map((field) => [field.name, fieldOf(field).path]))

  const scanned = useScannedCodes(sections, {
    values: form.getValues,
    write: (path, code) => form.setValue(path, code, { shouldDirty: true }),
    pathOf: (field) => own.get(field),
  })

  function showProblems(error: CallRefused) {
    const fields = error.fields.map((field) => ({ ...field, path: fieldAt(field.path, form.getValues()) }))
    setLacking(fields)
    setAttempt((count) => count + 1)
    form.showRefusal({ message: error.message, fields })
  }

  return (
    <Card edge="accent" aria-labelledby="worksheet">
      <SheetTitle number={number} />
      <SavedLine
        state={form.autosave.state}
        // Where a colleague was quicker, both stand side by side below, and the refusal would speak of another page.
        reason={form.overtaken?.rows.length ? null : (refusal?.message ?? form.problems[0]?.message ?? '')}
        savedAt={savedAt}
        by={savedUpTo.saved?.by ?? null}
      />
      {bench?.mayEdit && sheetId !== null && (
        <TimerBar
          sheetId={sheetId}
          timer={bench.timer}
          save={form.autosave.save}
          onAdded={calls.readAgain}
          addAway={away && ((minutes) => form.setValue('labourMinutes', addedTo(form.getValues('labourMinutes'), minutes), { shouldDirty: true }))}
        />
      )}
      {away && form.autosave.state === 'failed' && (
        <Note tone="warning" role="status">
          {t('kept.here')}
        </Note>
      )}
      <OvertakenNotice overtaken={form.overtaken} />
      <FormErrorSummary problems={problems} attempt={attempt} />
      {scanned && <Muted role="status">{t(scanned.isWritten ? 'brand.scanned' : 'worksheet.scannedNowhere', { code: scanned.code })}</Muted>}
      <Muted>{t('worksheet.customerReads')}</Muted>
      {sections.map((section) =>
        section.fields ? (
          <div key={section.name} className={styles.group}>
            {headingOf(section.name) && <h3>{headingOf(section.name)}</h3>}
            {section.fields.some(({ type }) => type === 'code') && <Muted>{t('brand.codeHint')}</Muted>}
            <div className={section.fields.some(({ type }) => type === 'longText') ? undefined : styles.pair}>
              {section.fields.map((field) => {
                const drawn = <SheetField key={field.name} control={control} field={field} sheetId={sheetId} {...fieldOf(field)} />
                const deciding = field.askedWhen && own.get(field.askedWhen.field)
                if (!field.askedWhen || !deciding) return drawn
                return (
                  <AskedField key={field.name} control={control} when={field.askedWhen} path={deciding}>
                    {drawn}
                  </AskedField>
                )
              })}
            </div>
          </div>
        ) : (
          <PartsFields key={section.name} control={control} />
        ),
      )}
      {end?.({ save: form.autosave.save, onTyped })}
      {bench && sheetId !== null && (
        <>
          <BenchPhotos sheetId={sheetId} bench={bench} mayWait={away !== null} />
          <CustomerSignature sheetId={sheetId} bench={bench} save={form.autosave.save} revision={revisionNow} away={signing} />
        </>
      )}
      {finish({ save: form.autosave.save, showProblems })}
    </Card>
  )
}

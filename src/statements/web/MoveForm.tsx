import { call } from '#base/web/call.ts'
import { FormEnd } from '#base/web/forms/FormEnd.tsx'
import { FormLongTextField, FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { outcomesOf } from '../statement.ts'
import { statementsApi } from '../statements.api.ts'
import { statementTexts } from '../texts.ts'
import { useOutcomeWords } from './StatementSent.tsx'
import type { StatementFormProps } from './statement-form.ts'
import styles from './statements.module.css'

/** The next step, with what the customer is told of it. */
export function MoveForm({ statement, state, onDone, onCancel }: StatementFormProps & { readonly state: 'EXAMINED' | 'SETTLED' }) {
  const t = useTexts(statementTexts)
  const outcomeInWords = useOutcomeWords()
  const { id, kind, number, version } = statement
  const isSettling = state === 'SETTLED'
  const form = useSchemaForm({
    schema: statementsApi.moveStatement.body,
    values: { outcome: '', note: '' },
    toBody: ({ outcome, note }) => (isSettling ? { state, version, outcome: outcome || undefined, note } : { state, version, note }),
    missing: { outcome: t('desk.outcomeMissing'), note: t('desk.noteMissing') },
    send: (body) => call(statementsApi.moveStatement, { params: { statementId: id }, body }),
    onSent: () => onDone(t('desk.moved', { number })),
    draft: { name: `statement-${id}-${state}` },
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      {isSettling && (
        <FormSelectField control={form.control} path="outcome" name={`outcome-${id}`} label={t('desk.outcome')}>
          {outcomesOf(kind).map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomeInWords(kind, outcome)}
            </option>
          ))}
        </FormSelectField>
      )}
      <FormLongTextField
        control={form.control}
        path="note"
        name={`note-${id}`}
        label={t('desk.note')}
        hint={t(!isSettling ? 'desk.examineHint' : kind === 'withdrawal' ? 'desk.settleWithdrawalHint' : 'desk.settleHint')}
        limit={3000}
        rows={5}
      />
      <FormEnd form={form} confirm={t(isSettling ? 'desk.confirm.settle' : 'desk.confirm.examine')} onCancel={onCancel} />
    </form>
  )
}

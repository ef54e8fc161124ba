import { call } from '#base/web/call.ts'
import { FormEnd } from '#base/web/forms/FormEnd.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import { statementsApi } from '../statements.api.ts'
import { statementTexts } from '../texts.ts'
import type { StatementFormProps } from './statement-form.ts'
import styles from './statements.module.css'

/** Which request it is about, where what was typed did not say. */
export function JoinForm({ statement: { id, number, version }, onDone, onCancel }: StatementFormProps) {
  const t = useTexts(statementTexts)
  const form = useSchemaForm({
    schema: statementsApi.joinStatement.body,
    values: { crmRequestId: '' },
    toBody: ({ crmRequestId }) => ({ version, crmRequestId: parseRequestNumber(crmRequestId) }),
    missing: { crmRequestId: t('desk.numberHint') },
    send: (body) => call(statementsApi.joinStatement, { params: { statementId: id }, body }),
    onSent: () => onDone(t('desk.joined', { number })),
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      <FormTextField
        control={form.control}
        path="crmRequestId"
        name={`join-${id}`}
        label={t('desk.number')}
        hint={t('desk.numberHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormEnd form={form} confirm={t('desk.join')} onCancel={onCancel} />
    </form>
  )
}

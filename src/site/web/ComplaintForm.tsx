import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { siteApi } from '../site.api.ts'
import { complaintForm } from '../statements.ts'
import { siteTexts } from '../texts.ts'
import { StatementField, statementFieldId } from './StatementField.tsx'
import { StatementReceipt } from './StatementReceipt.tsx'
import styles from './statement.module.css'
import { useStatement } from './use-statement.ts'

const empty = { name: '', email: '', phone: '', requestNumber: '', subject: '', message: '' }
const statement = {
  storedAs: 'complaint',
  empty,
  schema: complaintForm,
  send: (body: typeof empty, idempotencyKey: string) => call(siteApi.sendComplaint, { body, idempotencyKey }),
}

export function ComplaintForm() {
  const t = useTexts(siteTexts)
  const form = useStatement(statement)
  const early = useEarlyTyping(form.adopt)
  const { values, problems, failure, attempt, isSending, receipt, submit, startAgain } = form

  if (receipt)
    return (
      <StatementReceipt receipt={receipt} title={t('complaint.sentTitle')}>
        <p>{t('complaint.sent', { email: values.email })}</p>
        <Button variant="quiet" onClick={startAgain}>
          {t('complaint.another')}
        </Button>
      </StatementReceipt>
    )

  return (
    <Card
      as="form"
      width="text"
      ref={early.form}
      id="panasz"
      className={styles.form}
      aria-labelledby="complaint-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2 id="complaint-title">{t('complaint.formTitle')}</h2>
      <p>{t('complaint.formLead')}</p>
      <FormErrorSummary problems={problems.map(({ path, message }) => ({ fieldId: statementFieldId(path), message }))} attempt={attempt} />
      <StatementField form={form} field="name" label={t('form.name')} autoComplete="name" />
      <StatementField form={form} field="email" label={t('form.email')} hint={t('form.emailHint')} type="email" autoComplete="email" />
      <StatementField form={form} field="phone" label={t('form.phone')} type="tel" autoComplete="tel" isOptional />
      <StatementField form={form} field="requestNumber" label={t('form.requestNumber')} hint={t('form.requestNumberHint')} isOptional />
      <StatementField form={form} field="subject" label={t('form.subject')} />
      <StatementField form={form} field="message" label={t('complaint.message')} hint={t('complaint.messageHint')} maxLength={3000} />
      <Note tone="danger" role="alert">
        {failure?.message}
      </Note>
      <Actions>
        <Button type="submit" disabled={isSending || !early.isReady}>
          {t(isSending ? 'form.sending' : 'complaint.send')}
        </Button>
      </Actions>
    </Card>
  )
}

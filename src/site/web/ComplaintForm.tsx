import { call } from '#base/web/call.ts'
import { FormEmailField } from '#base/web/email-field/FormEmailField.tsx'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { siteApi } from '../site.api.ts'
import type { ComplaintForm as Complaint } from '../statements.ts'
import { siteTexts } from '../texts.ts'
import { StatementReceipt } from './StatementReceipt.tsx'
import styles from './statement.module.css'
import { useStatement } from './use-statement.ts'

const empty = { name: '', email: '', phone: '', requestNumber: '', subject: '', message: '' }
const statement = {
  storedAs: 'complaint',
  empty,
  schema: siteApi.sendComplaint.body,
  send: (body: Complaint, idempotencyKey: string) => call(siteApi.sendComplaint, { body, idempotencyKey }),
}

export function ComplaintForm() {
  const t = useTexts(siteTexts)
  const form = useStatement(statement)
  const early = useEarlyTyping(form.adopt)
  const { control, receipt, isSubmitting } = form

  if (receipt)
    return (
      <StatementReceipt receipt={receipt} title={t('complaint.sentTitle')}>
        <p>{t(receipt.isWithoutEmail ? 'form.withoutEmail' : 'complaint.sent', { email: form.getValues('email') })}</p>
        <Button variant="quiet" onClick={form.startAgain}>
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
      onSubmit={(event) => void form.submit(event)}
    >
      <h2 id="complaint-title">{t('complaint.formTitle')}</h2>
      <p>{t('complaint.formLead')}</p>
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTextField control={control} path="name" label={t('form.name')} autoComplete="name" required />
      <FormEmailField control={control} path="email" label={t('form.email')} hint={t('form.emailHint')} required />
      <FormTextField control={control} path="phone" label={t('form.phone')} type="tel" autoComplete="tel" isOptional />
      <FormTextField control={control} path="requestNumber" label={t('form.requestNumber')} hint={t('form.requestNumberHint')} isOptional />
      <FormTextField control={control} path="subject" label={t('form.subject')} required />
      <FormLongTextField
        control={control}
        path="message"
        label={t('complaint.message')}
        hint={t('complaint.messageHint')}
        limit={3000}
        rows={8}
        required
      />
      <Actions>
        <Button type="submit" disabled={!early.isReady} aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'form.sending' : 'complaint.send')}
        </Button>
      </Actions>
    </Card>
  )
}

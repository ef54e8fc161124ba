import { useEffect } from 'react'
import { Link } from 'react-router'
import { call } from '#base/web/call.ts'
import { FormEmailField } from '#base/web/email-field/FormEmailField.tsx'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import type { StepOpener } from '#base/web/use-open-step.ts'
import { useStepInHistory } from '#base/web/use-step-in-history.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { siteApi } from '../site.api.ts'
import type { WithdrawalForm } from '../statements.ts'
import { siteTexts } from '../texts.ts'
import { StatementReceipt } from './StatementReceipt.tsx'
import styles from './statement.module.css'
import { useStatement } from './use-statement.ts'

const empty = { name: '', contract: '', email: '' }
const statement = {
  storedAs: 'withdrawal',
  empty,
  schema: siteApi.withdrawFromContract.body,
  send: (body: WithdrawalForm, idempotencyKey: string) => call(siteApi.withdrawFromContract, { body, idempotencyKey }),
}

const useWithdrawal = () => useStatement(statement)
type Form = ReturnType<typeof useWithdrawal>

/**
 * `/elallas` (DESIGN 8.12; 45/2014. Korm. r. 22. § (1a)–(1c)): no login, three details, two buttons with the words of the law. The first
 * leads to what is about to be declared, the second declares it.
 */
export default function WithdrawalPage() {
  const t = useTexts(siteTexts)
  const form = useWithdrawal()
  const early = useEarlyTyping(form.adopt)
  const { step, begin, leave, onto } = useStepInHistory<'check'>()
  const { receipt } = form

  if (receipt)
    return (
      <>
        <PageTitle>{t('withdrawal.title')}</PageTitle>
        <StatementReceipt receipt={receipt} title={t('withdrawal.sentTitle')}>
          <p>{t(receipt.isWithoutEmail ? 'form.withoutEmail' : 'withdrawal.sent', { email: form.getValues('email') })}</p>
          <p>{t('withdrawal.next')}</p>
        </StatementReceipt>
      </>
    )

  return (
    <>
      <PageTitle>{t('withdrawal.title')}</PageTitle>
      <Lead>{t('withdrawal.lead')}</Lead>
      {step ? <Check form={form} back={leave} /> : <Edit form={form} early={early} start={onto('check')} next={() => begin('check')} />}
      <section className={styles.rules} aria-labelledby="started">
        <h2 id="started">{t('withdrawal.startedTitle')}</h2>
        <p>{t('withdrawal.started')}</p>
        <p>{t('withdrawal.businesses')}</p>
        <p>
          <Link to={`${publicPaths.terms()}#withdrawal`}>{t('withdrawal.toTerms')}</Link>
        </p>
      </section>
    </>
  )
}

type EditProps = {
  readonly form: Form
  readonly early: ReturnType<typeof useEarlyTyping>
  readonly start: StepOpener['ref']
  readonly next: () => void
}

function Edit({ form, early, start, next }: EditProps) {
  const t = useTexts(siteTexts)
  const { control } = form
  return (
    <Card
      as="form"
      width="text"
      ref={early.form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.check().then((isRight) => isRight && next())
      }}
    >
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTextField control={control} path="name" label={t('form.name')} hint={t('form.nameHint')} autoComplete="name" required />
      <FormTextField control={control} path="contract" label={t('withdrawal.contract')} hint={t('withdrawal.contractHint')} required />
      <FormEmailField control={control} path="email" label={t('form.email')} hint={t('form.emailHint')} required />
      <Button ref={start} type="submit" disabled={!early.isReady}>
        {t('withdrawal.start')}
      </Button>
    </Card>
  )
}

function Check({ form, back }: { readonly form: Form; readonly back: () => void }) {
  const t = useTexts(siteTexts)
  const { isSubmitting } = form
  const { place, heading } = useStepPlace(back, isSubmitting)
  const values = form.getValues()
  const isFieldWrong = form.problems.some(({ fieldId }) => fieldId)
  // The server refused a field: back to where it can be mended.
  useEffect(() => {
    if (isFieldWrong) back()
  }, [isFieldWrong, back])
  return (
    <Card width="text" edge="accent" className={styles.form} {...place} aria-labelledby="check">
      <h2 id="check" {...heading}>
        {t('withdrawal.checkTitle')}
      </h2>
      <FactList
        variant="page"
        facts={[
          [t('form.name'), values.name],
          [t('withdrawal.contract'), values.contract],
          [t('form.email'), values.email],
        ]}
      />
      <p>{t('withdrawal.checkLead')}</p>
      <Note tone="danger" role="alert">
        {form.problem}
      </Note>
      <Actions>
        <Button onClick={() => void form.submit()} aria-disabled={isSubmitting}>
          {t(isSubmitting ? 'form.sending' : 'withdrawal.confirm')}
        </Button>
        <Button variant="quiet" onClick={() => isSubmitting || back()} aria-disabled={isSubmitting}>
          {t('withdrawal.back')}
        </Button>
      </Actions>
    </Card>
  )
}

import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useParams } from 'react-router'
import { fullCompanyName } from '#accounts/greeting.ts'
import { EndOfForm } from '#accounts/web/EndOfForm.tsx'
import { KnownAddress } from '#accounts/web/KnownAddress.tsx'
import { LoginInPlace } from '#accounts/web/LoginInPlace.tsx'
import { PasswordField, ShowPassword, usePasswordRule } from '#accounts/web/PasswordField.tsx'
import { restoreSession, useSession } from '#accounts/web/session.ts'
import type { Output } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { companiesApi } from '../companies.api.ts'
import { companyTexts } from '../texts.ts'

/** `/ceges-meghivo/{vs}`: the link of an invitation into a company. Opening it spends nothing, sending the form does. */
export default function InvitationPage() {
  const t = useTexts(companyTexts)
  const { vs = '' } = useParams()
  const { data, error, refetch } = useCall(companiesApi.showInvitation, { params: { token: vs } }, { staleTime: Number.POSITIVE_INFINITY })
  const [isDone, setDone] = useState(false)
  const [refused, setRefused] = useState<CallRefused | null>(null)
  const failure = refused ?? error
  useFormSession()

  return (
    <>
      <PageTitle>{t('accept.title')}</PageTitle>
      {isDone && data && (
        <EndOfForm
          title={t(data.hasLogin ? 'join.doneTitle' : 'accept.doneTitle')}
          text={data.hasLogin ? t('join.done') : t('accept.done', { email: data.email })}
        >
          <ButtonLink to={publicPaths.login()} state={{ email: data.email }}>
            {t(data.hasLogin ? 'join.toChoice' : 'accept.toLogin')}
          </ButtonLink>
        </EndOfForm>
      )}
      {!isDone && failure?.code === 'COMPANY_INVITATION_OVER' && (
        <EndOfForm title={t('accept.overTitle')} text={failure.message}>
          <ButtonLink to={publicPaths.login()}>{t('accept.toLogin')}</ButtonLink>
        </EndOfForm>
      )}
      {!isDone && failure && failure.code !== 'COMPANY_INVITATION_OVER' && <ErrorState error={failure} retry={refetch} />}
      {!isDone && !failure && data && <Accepting token={vs} invitation={data} done={() => setDone(true)} ended={setRefused} />}
      {!isDone && !failure && !data && <Loading />}
    </>
  )
}

type Props = {
  readonly token: string
  readonly invitation: Output<typeof companiesApi.showInvitation>
  readonly done: () => void
  /** The link can no longer be used. */
  readonly ended: (refusal: CallRefused) => void
}

/** Who has no login opens one; who has joins by it, logged in. */
function Accepting(props: Props) {
  const t = useTexts(companyTexts)
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const { name, businessForm, email, hasLogin } = props.invitation
  if (!hasLogin) return <AcceptForm {...props} />
  if (session.kind === 'signedIn') return <JoinForm {...props} />
  return (
    <Card width="narrow">
      <p>{t('accept.lead', { company: fullCompanyName(name, businessForm) })}</p>
      <p>{t('join.logIn', { email })}</p>
      <Actions shape="wide">
        <Button onClick={() => setOpen(true)}>{t('accept.toLogin')}</Button>
      </Actions>
      <LoginInPlace isOpen={isOpen} email={email} onClose={() => setOpen(false)} onLoggedIn={() => setOpen(false)} />
    </Card>
  )
}

/** A changed wording is read and accepted at its tick. */
const fieldOf: Readonly<Record<string, string>> = { 'textVersions.privacy': 'gdpr', 'textVersions.terms': 'termsAndCond' }

/** @returns whether the link is over, so that the page says it; a changed wording is read and ticked again */
function refusedAt(refusal: CallRefused, ended: Props['ended'], untick: () => void): boolean {
  if (refusal.code === 'TEXT_VERSION_CHANGED') {
    untick()
    void readAgain(companiesApi.showInvitation)
  }
  const isOver = refusal.status === 410
  if (isOver) ended(refusal)
  return isOver
}

function AcceptForm({ token, invitation: { name, businessForm, person, email, role, textVersions }, done, ended }: Props) {
  const t = useTexts(companyTexts)
  const [isShown, setShown] = useState(false)
  const form = useSchemaForm({
    schema: companiesApi.acceptInvitation.body,
    values: { password: '', passwordConfirm: '', gdpr: false, termsAndCond: false },
    toBody: (values) => ({ ...values, textVersions }),
    fieldAt: (path) => fieldOf[path] ?? path,
    send: (body) => call(companiesApi.acceptInvitation, { params: { token }, body }),
    onSent: done,
    onRefused: (refusal) =>
      refusedAt(refusal, ended, () => {
        for (const consent of ['gdpr', 'termsAndCond'] as const) form.setValue(consent, false)
      }),
  })
  const { control } = form
  const fresh = { control, isShown, autoComplete: 'new-password' }

  return (
    <Card as="form" width="narrow" noValidate onSubmit={(event) => void form.submit(event)}>
      <p>{t('accept.lead', { company: fullCompanyName(name, businessForm) })}</p>
      <FactList
        variant="card"
        facts={[
          [t('accept.person'), person],
          [t('accept.role'), t(`role.${role}`)],
        ]}
      />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <KnownAddress label={t('accept.for')} email={email} />
      <PasswordField {...fresh} path="password" label={t('accept.password')} hint={usePasswordRule()} />
      <PasswordField {...fresh} path="passwordConfirm" label={t('accept.confirm')} />
      <ShowPassword isShown={isShown} setShown={setShown} />
      <AcceptedTexts control={control} />
      <Actions shape="wide">
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'accept.sending' : 'accept.submit')}
        </Button>
      </Actions>
    </Card>
  )
}

/** The privacy notice and the terms. */
function AcceptedTexts<Values extends { gdpr: boolean; termsAndCond: boolean }, Sent>({
  control: form,
}: {
  readonly control: Control<Values, unknown, Sent>
}) {
  // A form that holds more holds these: react-hook-form types its control by all of them.
  const control = form as unknown as Control<{ gdpr: boolean; termsAndCond: boolean }>
  const t = useTexts(companyTexts)
  return (
    <>
      <FormTickField
        control={control}
        path="gdpr"
        label={t('accept.privacy')}
        hint={
          <a href={publicPaths.privacy()} target="_blank" rel="noopener">
            {t('accept.privacyLink')}
          </a>
        }
      />
      <FormTickField
        control={control}
        path="termsAndCond"
        label={t('accept.terms')}
        hint={
          <a href={publicPaths.terms()} target="_blank" rel="noopener">
            {t('accept.termsLink')}
          </a>
        }
      />
    </>
  )
}

function JoinForm({ token, invitation: { name, businessForm, email, role, textVersions }, done, ended }: Props) {
  const t = useTexts(companyTexts)
  const form = useSchemaForm({
    schema: companiesApi.joinCompany.body,
    values: { gdpr: false, termsAndCond: false },
    toBody: (values) => ({ ...values, textVersions }),
    fieldAt: (path) => fieldOf[path] ?? path,
    send: (body) => call(companiesApi.joinCompany, { params: { token }, body }),
    async onSent() {
      // The menu and the choice at login know the new company.
      await restoreSession()
      done()
    },
    onRefused: (refusal) =>
      refusedAt(refusal, ended, () => {
        for (const consent of ['gdpr', 'termsAndCond'] as const) form.setValue(consent, false)
      }),
  })
  return (
    <Card as="form" width="narrow" noValidate onSubmit={(event) => void form.submit(event)}>
      <p>{t('accept.lead', { company: fullCompanyName(name, businessForm) })}</p>
      <FactList variant="card" facts={[[t('accept.role'), t(`role.${role}`)]]} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <KnownAddress label={t('accept.for')} email={email} />
      <AcceptedTexts control={form.control} />
      <Actions shape="wide">
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'accept.sending' : 'join.submit')}
        </Button>
      </Actions>
    </Card>
  )
}

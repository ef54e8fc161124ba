import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { securityApi } from '../../security.api.ts'
import { securityTexts } from '../../security-texts.ts'
import { NewEmailForm } from './NewEmailForm.tsx'
import { PendingEmail } from './PendingEmail.tsx'
import { ProofForm } from './ProofForm.tsx'
import { Section } from './Section.tsx'
import { useProved } from './use-proved.ts'

/** The address one logs in with, and the one that waits to follow it. */
export function EmailSection({ customerId }: { readonly customerId: number }) {
  const t = useTexts(securityTexts)
  const own = { params: { id: customerId } }
  const { data, error, isPending, refetch } = useCall(securityApi.showOwnEmail, own, { staleTime: 0 })
  const { news, tell, forget } = useNews()
  /** What was typed before a proof was asked for. */
  const [typed, setTyped] = useState('')
  const { step, begin, leave, end, onto } = useOpenStep<'change'>()
  const { run, isBusy, problem, proof } = useProved()

  async function done(words: string) {
    await readAgain(securityApi.showOwnEmail)
    end()
    setTyped('')
    tell(words)
  }
  const ask = async (email: string) => {
    await call(securityApi.askEmailChange, { ...own, body: { email } })
    await done(t('email.asked', { email }))
  }
  const cancel = async () => {
    await call(securityApi.cancelEmailChange, own)
    await done(t('email.cancelled'))
  }
  function open() {
    forget()
    begin('change')
  }
  function back() {
    setTyped('')
    leave()
  }
  function proveFirst(email: string) {
    setTyped(email)
    void run(() => ask(email))
  }

  return (
    <Section title={t('email.title')} text={t('email.text')} news={news}>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      <ErrorText>{problem}</ErrorText>
      {data && (
        <p>
          {t('email.present')} <strong>{data.email}</strong>
        </p>
      )}
      {data?.pending && <PendingEmail change={data.pending} isBusy={isBusy} cancel={() => void run(cancel)} />}
      {proof && <ProofForm customerId={customerId} {...proof} />}
      {data && step && !proof && (
        <NewEmailForm customerId={customerId} typed={typed} isBusy={isBusy} asked={done} proofNeeded={proveFirst} back={back} />
      )}
      {data && !step && !proof && (
        <Actions>
          <Button ref={onto('change')} variant="quiet" aria-disabled={isBusy} onClick={() => isBusy || open()}>
            {t('email.open')}
          </Button>
        </Actions>
      )}
    </Section>
  )
}

import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type CompensationView, payWithinDays } from '../compensation.ts'
import { compensationsApi } from '../compensations.api.ts'
import { ownCompensationTexts } from '../own-texts.ts'
import { OwnAccountForm } from './OwnAccountForm.tsx'

/** What is paid for a lost parcel, and where to; its customer says so here. Nothing where nothing is paid. */
export function OwnCompensation({ requestId }: { readonly requestId: number }) {
  const t = useTexts(ownCompensationTexts)
  const { data, error, isPending, refetch } = useCall(compensationsApi.getCompensation, { params: { id: requestId } })
  if (error && !data) return error.status === 404 ? null : <ErrorState error={error} retry={refetch} />
  if (isPending) return <Loading />
  if (!data?.compensation) return null
  return (
    <Card edge="accent" aria-labelledby="compensation">
      <h2 id="compensation">{t('title')}</h2>
      <Compensation requestId={requestId} compensation={data.compensation} />
    </Card>
  )
}

function Compensation({ requestId, compensation }: { readonly requestId: number; readonly compensation: CompensationView }) {
  const t = useTexts(ownCompensationTexts)
  const { forint, day } = useFormats()
  const { step, begin, leave, end, onto } = useOpenStep<'say'>()
  const { news, tell, forget } = useNews()
  const { version, amount, account, dueOn, paidOn, may } = compensation
  async function said() {
    end()
    await readAgain(compensationsApi.getCompensation)
    tell(t('saved'))
  }
  return (
    <>
      <News news={news} />
      <FactList
        variant="amounts"
        facts={[
          [t('amount'), <strong key="amount">{forint(amount)}</strong>],
          [t('account'), account?.end],
          [t('holder'), account?.holder],
          [t('dueOn'), paidOn === null && dueOn !== null ? day(dueOn) : null],
        ]}
      />
      <Progress compensation={compensation} />
      {step && (
        <HeldForm>
          {may.say && <OwnAccountForm key={version} requestId={requestId} compensation={compensation} onDone={said} onBack={leave} />}
        </HeldForm>
      )}
      {may.say && !step && (
        <Actions>
          <Button
            ref={onto('say')}
            variant={account ? 'quiet' : 'main'}
            onClick={() => {
              forget()
              begin('say')
            }}
          >
            {t(account ? 'change' : 'say')}
          </Button>
        </Actions>
      )}
    </>
  )
}

/** What is to be done about it, or was. */
function Progress({ compensation: { account, paidOn, may } }: { readonly compensation: CompensationView }) {
  const t = useTexts(ownCompensationTexts)
  const { day } = useFormats()
  if (paidOn !== null) return <Note tone="success">{t('paid', { day: day(paidOn) })}</Note>
  if (account) return <p>{t('waits')}</p>
  if (may.say) return <Note tone="warning">{t('ask', { days: String(payWithinDays) })}</Note>
  return <p>{t('noAccount')}</p>
}

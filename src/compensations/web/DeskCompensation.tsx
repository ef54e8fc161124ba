import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { CompensationView } from '../compensation.ts'
import { compensationsApi } from '../compensations.api.ts'
import { compensationDeskTexts } from '../desk-texts.ts'
import { ownCompensationTexts } from '../own-texts.ts'
import { AccountOnBehalf } from './AccountOnBehalf.tsx'

type Props = {
  readonly requestId: number
  /** What the page says of it beside. */
  readonly onChanged: () => Promise<unknown>
}

/** The employee's side of a compensation: where it goes, whether it was paid, who did what. It is paid at the finance desk. */
export function DeskCompensation({ requestId, onChanged }: Props) {
  const t = useTexts(compensationDeskTexts)
  const own = useTexts(ownCompensationTexts)
  const { forint, day } = useFormats()
  const { step, begin, leave, end, onto } = useOpenStep<'write'>()
  const { news, tell, forget } = useNews()
  const { data, error, refetch } = useCall(compensationsApi.getCompensation, { params: { id: requestId } }, { staleTime: 0 })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data?.compensation) return null
  const { compensation } = data
  const { version, amount, account, dueOn, paidOn, may } = compensation
  async function written() {
    end()
    await Promise.all([readAgain(compensationsApi.getCompensation), onChanged()])
    tell(t('written'))
  }
  return (
    <section aria-labelledby="compensation">
      <h3 id="compensation">{t('title')}</h3>
      <News news={news} />
      <Note tone={paidOn !== null ? 'success' : account ? 'plain' : 'warning'}>
        {paidOn !== null ? t('paid', { day: day(paidOn) }) : t(account ? 'toPay' : 'waits')}
      </Note>
      <FactList
        variant="dense"
        facts={[
          [own('amount'), forint(amount)],
          [own('account'), account?.end],
          [own('holder'), account?.holder],
          [own('dueOn'), paidOn === null && dueOn !== null ? day(dueOn) : null],
        ]}
      />
      {step && (
        <HeldForm>
          {may.sayOnBehalf && <AccountOnBehalf key={version} requestId={requestId} compensation={compensation} onDone={written} onBack={leave} />}
        </HeldForm>
      )}
      {may.sayOnBehalf && !step && (
        <Actions>
          <Button
            ref={onto('write')}
            variant="quiet"
            onClick={() => {
              forget()
              begin('write')
            }}
          >
            {t('write')}
          </Button>
        </Actions>
      )}
      <Steps steps={compensation.steps ?? []} />
    </section>
  )
}

function Steps({ steps }: { readonly steps: NonNullable<CompensationView['steps']> }) {
  const t = useTexts(compensationDeskTexts)
  const { day, moment } = useFormats()
  if (steps.length === 0) return null
  return (
    <details>
      <summary>{t('history')}</summary>
      <List as="ol" variant="events">
        {steps.map(({ step, at, by, channel, accountEnd, paidOn, note }) => (
          <li key={`${step} ${at}`}>
            {t(`steps.${step}`, { end: accountEnd, channel: channel ? t(`channels.${channel}`) : '', day: paidOn ? day(paidOn) : '' })}
            {note && (
              <Muted as="div" isSmall>
                {note}
              </Muted>
            )}
            <time dateTime={at}>{t('said', { at: moment(at), by: by ?? t('customer') })}</time>
          </li>
        ))}
      </List>
    </details>
  )
}

import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { abandonedDevicesApi, type ShownStorage } from '../abandoned-devices.api.ts'
import { abandonedDeviceTexts } from '../texts.ts'
import { AbandonStep } from './AbandonStep.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** Since when the customer leaves the device here, what they were written, and the decision at the end; nothing where nobody leaves it. */
export function StoragePanel({ requestId, version, onChanged }: Props) {
  const t = useTexts(abandonedDeviceTexts)
  const words = useTexts(stepTexts)
  const { step, begin, leave, end, onto } = useOpenStep<'decide'>()
  const { news, tell } = useNews()
  const { data, error, refetch } = useCall(abandonedDevicesApi.showStorage, { params: { id: requestId } }, { staleTime: 0 })
  if (error && !data) return error.status === 403 ? null : <ErrorState error={error} retry={refetch} />
  if (!data || (data.wait === null && data.abandoned === null)) return null

  async function decided() {
    end()
    await readAgain(abandonedDevicesApi.showStorage)
    await onChanged()
    tell(words('declareAbandoned.done'))
  }

  return (
    <Card edge="accent" aria-labelledby="storage">
      <h2 id="storage">{t('title')}</h2>
      <News news={news} />
      {data.abandoned && <Decided abandoned={data.abandoned} />}
      {data.wait && <Waiting wait={data.wait} />}
      {step && <HeldForm>{data.wait?.mayDecide && <AbandonStep requestId={requestId} version={version} onDone={decided} onBack={leave} />}</HeldForm>}
      {data.wait?.mayDecide && !step && (
        <Actions>
          <Button ref={onto('decide')} variant="quiet" onClick={() => begin('decide')}>
            {words('declareAbandoned.open')}
          </Button>
        </Actions>
      )}
    </Card>
  )
}

function Waiting({ wait }: { readonly wait: NonNullable<ShownStorage['wait']> }) {
  const t = useTexts(abandonedDeviceTexts)
  const formats = useFormats()
  const { kind, since, endsOn, notices, nextNoticeOn, owed, mayDecide, isOver } = wait
  const facts: [string, string][] = [
    [t('since'), formats.day(since)],
    [t('endsOn'), formats.day(endsOn)],
    ...(owed > 0 ? [[t('owed'), formats.forint(owed)] as [string, string]] : []),
    [t('notices'), notices.length === 0 ? t('none') : notices.map((at) => formats.dayOf(at)).join('\n')],
    [t('next'), nextNoticeOn === null ? t('noNext') : formats.day(nextNoticeOn)],
  ]
  return (
    <>
      <p>{t(`wait.${kind}`)}</p>
      <FactList variant="page" facts={facts} />
      <Note tone={isOver ? 'warning' : 'plain'}>{isOver ? [t('over'), !mayDecide && t('noKey')].filter(Boolean).join(' ') : t('runs')}</Note>
    </>
  )
}

function Decided({ abandoned: { fate, value, owed, note, decidedAt } }: { readonly abandoned: NonNullable<ShownStorage['abandoned']> }) {
  const t = useTexts(abandonedDeviceTexts)
  const formats = useFormats()
  const facts: [string, string][] = [
    [t('decided'), t(`fates.${fate}`)],
    [t('decidedValue'), formats.forint(value)],
    [t('owed'), formats.forint(owed)],
    [t('note'), note],
    [t('decidedAt'), formats.moment(decidedAt)],
  ]
  return <FactList variant="page" facts={facts} />
}

import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { secondDeviceTexts } from '../../second-device-texts.ts'
import { workshopApi } from '../../workshop.api.ts'
import { AnswerForm } from './AnswerForm.tsx'

type Props = { readonly requestId: number; readonly onChanged: () => unknown }

/** At the desk: which requests came in one parcel, and whether the customer has yet to answer. Nothing where the device came alone. */
export function ParcelCard({ requestId, onChanged }: Props) {
  const t = useTexts(secondDeviceTexts)
  const { step, begin, leave, end, onto } = useOpenStep<'answer'>()
  const { news, tell } = useNews()
  const { data } = useCall(workshopApi.showParcel, { params: { id: requestId } })
  if (!data || (data.cameWith === null && data.brought.length === 0)) return null
  const { cameWith, brought, asked } = data
  async function answered() {
    await onChanged()
    end()
    tell(t('ask.saved'))
  }

  return (
    <Card aria-labelledby="parcel">
      <h2 id="parcel">{t('title')}</h2>
      {cameWith !== null && <p>{named(t('cameWith'), [cameWith])}</p>}
      {brought.length > 0 && <p>{named(t('brought'), brought)}</p>}
      <News news={news} />
      {asked && <Note tone="warning">{t('awaits')}</Note>}
      {asked?.mayAnswer && !step && (
        <Actions>
          <Button ref={onto('answer')} variant="quiet" onClick={() => begin('answer')}>
            {t('answerFor')}
          </Button>
        </Actions>
      )}
      {step && <HeldForm>{asked && <AnswerForm requestId={requestId} asked={asked} onAnswered={answered} onCancel={leave} />}</HeldForm>}
    </Card>
  )
}

const named = (words: string, requests: readonly number[]) => (
  <>
    {words}:{' '}
    {requests.map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <DeskRequestLink id={id}>{formatRequestNumber(id)}</DeskRequestLink>
      </span>
    ))}
  </>
)

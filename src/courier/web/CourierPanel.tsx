import type { Output } from '#base/endpoint.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { News } from '#base/web/kit/News.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { DeskCompensation } from '#compensations/web/DeskCompensation.tsx'
import { TooLate } from '#quotes/web/TooLate.tsx'
import { useTooLate } from '#quotes/web/use-too-late.ts'
import { stepOfLife } from '#requests/lifecycle.ts'
import { stepTexts } from '#requests/step-texts.ts'
import type { CourierAction } from '../actions.ts'
import { courierApi, type ShownShipment } from '../courier.api.ts'
import { courierTexts } from '../texts.ts'
import { ActionStep } from './ActionStep.tsx'
import { Enquiries } from './Enquiries.tsx'
import { HandOverStep } from './HandOverStep.tsx'
import { Labels } from './Labels.tsx'
import { Legs } from './Legs.tsx'
import { LostStep } from './LostStep.tsx'
import { ChosenDelivery } from './next-delivery/ChosenDelivery.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it; what is sent says which one was looked at. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** The employee's side of both ways: how the parcels stand, what failed and why, and what may be done now. */
export function CourierPanel({ requestId, version, onChanged }: Props) {
  const { data, error, refetch } = useCall(courierApi.listShipments, { params: { id: requestId } }, { staleTime: 0 })
  if (error?.status === 403) return null
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data?.desk || (data.shipments.length === 0 && data.desk.actions.length === 0 && !data.desk.unpaid)) return null

  async function changed() {
    await readAgain(courierApi.listShipments)
    await onChanged()
  }

  return <DeskParcels requestId={requestId} version={version} carried={data} onChanged={changed} />
}

type Carried = Output<typeof courierApi.listShipments>
type DeskProps = Omit<Props, 'onChanged'> & { readonly carried: Carried; readonly onChanged: () => Promise<void> }

export function DeskParcels({ requestId, version, carried, onChanged }: DeskProps) {
  const t = useTexts(courierTexts)
  const words = useTexts(stepTexts)
  const { step, begin, leave, end, onto } = useOpenStep<CourierAction>()
  const tooLate = useTooLate(onChanged)
  const { news, tell, forget } = useNews()
  const actions = carried.desk?.actions ?? []
  const mayAsk = carried.desk?.dispatches ?? false
  const mayBeLost = carried.shipments.some(({ internal }) => internal?.silence?.mayBeLost)

  /** What somebody else took meanwhile is open no more; what was typed for it stays, held. */
  const open = step !== null && actions.includes(step) ? step : null

  function start(action: CourierAction) {
    forget()
    tooLate.clear()
    begin(action)
  }
  async function taken(action: CourierAction) {
    end()
    await onChanged()
    tell(words(`${action}.done`))
  }

  function back() {
    tooLate.clear()
    leave()
  }
  /** Perhaps by the courier: what is shown may be old. */
  const refused = (refusal: CallRefused) => void (tooLate.say(refusal) || onChanged())

  const taking = (action: CourierAction) => ({ requestId, version, onDone: () => taken(action), onBack: back })

  return (
    <Card edge="accent" aria-labelledby="courier">
      <h2 id="courier">{t('desk.title')}</h2>
      <News news={news} />
      <TooLate sentence={open === null ? tooLate.sentence : null} />
      {carried.chooseAgain && <Note tone="warning">{t('desk.chooseAgain')}</Note>}
      {carried.talkNeeded && <Note tone="warning">{t('desk.talk')}</Note>}
      {carried.needsNewDelivery && <Note tone="warning">{t('desk.needsNewDelivery')}</Note>}
      {carried.needsNewDelivery && <ChosenDelivery requestId={requestId} />}
      {carried.desk?.unpaid && <Note tone="warning">{t(carried.desk.keeper ? `desk.keeper.${carried.desk.keeper}` : 'desk.unpaid')}</Note>}
      {(carried.desk?.cashOnDelivery ?? 0) > 0 && <Note>{t('desk.notAtCounter')}</Note>}
      <HeldForm>{open === 'handOverAtCounter' && <HandOverStep {...taking(open)} />}</HeldForm>
      <HeldForm>{open === 'declareLost' && <LostStep {...taking(open)} />}</HeldForm>
      <HeldForm>
        {open !== null && open !== 'handOverAtCounter' && open !== 'declareLost' && (
          <ActionStep key={open} action={open} cashOnDelivery={carried.desk?.cashOnDelivery ?? 0} onRefused={refused} {...taking(open)} />
        )}
      </HeldForm>
      {open === null && actions.length > 0 && (
        <Actions>
          {actions.map((action, i) => (
            <Button
              key={action}
              ref={onto(action)}
              variant={(i === 0 && !stepOfLife(action).seldom) || (action === 'declareLost' && mayBeLost) ? 'main' : 'quiet'}
              onClick={() => start(action)}
            >
              {words(`${action}.open`)}
            </Button>
          ))}
        </Actions>
      )}
      {carried.shipments.some(({ internal }) => (internal?.compensation ?? 0) > 0) && (
        <DeskCompensation requestId={requestId} onChanged={onChanged} />
      )}
      <Labels requestId={requestId} shipments={carried.shipments} />
      <Legs
        shipments={carried.shipments}
        names={{ in: t('legs.in'), out: t('legs.out') }}
        about={(shipment) => (
          <>
            <Trouble shipment={shipment} />
            <Enquiries requestId={requestId} shipment={shipment} mayAsk={mayAsk} onChanged={onChanged} />
          </>
        )}
      />
    </Card>
  )
}

/** Why the courier took no order, and what came of calling one off. */
function Trouble({ shipment: { internal } }: { readonly shipment: ShownShipment }) {
  const t = useTexts(courierTexts)
  if (!internal) return null
  const { refusedBecause, withdrawal } = internal
  return (
    <>
      {refusedBecause !== null && <Note tone="danger">{t('desk.refused', { reason: refusedBecause })}</Note>}
      {withdrawal !== null && <Note tone={withdrawal === 'late' ? 'danger' : 'plain'}>{t(`desk.withdrawal.${withdrawal}`)}</Note>}
    </>
  )
}

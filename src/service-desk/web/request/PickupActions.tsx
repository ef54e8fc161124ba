import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { CancelRequestForm } from './CancelRequestForm.tsx'
import { MovePickupForm } from './MovePickupForm.tsx'

/** What customers may do themselves until the courier sets out, for those who ring instead. Open, a form stays: the server has the last word. */
export function PickupActions({ request: { may, pickup } }: { readonly request: DeskRequest }) {
  const isDayMissing = pickup.day === null
  const t = useTexts(deskRequestTexts)
  const { step, begin, leave, end, onto } = useOpenStep<'move' | 'cancel'>()
  if (step === 'move') return <MovePickupForm done={end} cancel={leave} />
  if (step === 'cancel') return <CancelRequestForm done={end} cancel={leave} />
  return (
    <>
      {/* Chosen, the courier is ordered for it: nothing else is to be done first. */}
      {isDayMissing && may.changePickup && <p>{t('move.needed')}</p>}
      <Actions>
        {may.changePickup && (
          <Button ref={onto('move')} variant={isDayMissing ? 'main' : 'quiet'} onClick={() => begin('move')}>
            {t(isDayMissing ? 'move.choose' : 'move.open')}
          </Button>
        )}
        {may.cancel && (
          <Button ref={onto('cancel')} variant="quiet" onClick={() => begin('cancel')}>
            {t('cancel.open')}
          </Button>
        )}
      </Actions>
    </>
  )
}

import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { CancelRequestForm } from './CancelRequestForm.tsx'
import { MovePickupForm } from './MovePickupForm.tsx'
import { useOpening } from './use-opening.ts'

/** What customers may do themselves until the courier sets out, for those who ring instead. Open, a form stays: the server has the last word. */
export function PickupActions({ request: { may, pickup } }: { readonly request: DeskRequest }) {
  const isDayMissing = pickup.day === null
  const t = useTexts(deskRequestTexts)
  const moving = useOpening()
  const cancelling = useOpening()
  if (moving.isOpen) return <MovePickupForm closing={moving.closing} />
  if (cancelling.isOpen) return <CancelRequestForm closing={cancelling.closing} />
  return (
    <>
      {/* Chosen, the courier is ordered for it: nothing else is to be done first. */}
      {isDayMissing && may.changePickup && <p>{t('move.needed')}</p>}
      <Actions>
        {may.changePickup && (
          <Button ref={moving.opener} variant={isDayMissing ? 'main' : 'quiet'} onClick={moving.open}>
            {t(isDayMissing ? 'move.choose' : 'move.open')}
          </Button>
        )}
        {may.cancel && (
          <Button ref={cancelling.opener} variant="quiet" onClick={cancelling.open}>
            {t('cancel.open')}
          </Button>
        )}
      </Actions>
    </>
  )
}

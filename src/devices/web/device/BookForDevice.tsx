import { useNavigate } from 'react-router'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { type BookedDevice, dropOtherDraft, hasOtherDraft } from '#requests/web/booking/booked-device.ts'
import type { ShownDevice } from '../../device.ts'
import { deviceTexts } from '../../texts.ts'

const entryOf = { warranty: paths.warrantyRepair, paid: paths.paidRepair } as const

/** A new booking for the device in one click; its questions are filled, its purchase documents offered. */
export function BookForDevice({ device }: { readonly device: ShownDevice }) {
  const t = useTexts(deviceTexts)
  const navigate = useNavigate()
  /** The service entry at which something else was begun. */
  const { step: asked, begin, leave, onto } = useOpenStep<string>()
  const { booking, open } = device
  const booked: BookedDevice = { device: booking.device, purchaseDocuments: purchaseDocumentsOf(device) }
  const go = (address: string) => void navigate(address, { state: booked })
  if (booking.kinds.length === 0 && !open) return null

  return (
    <Card aria-labelledby="book">
      <h2 id="book">{t('device.bookTitle')}</h2>
      {open && (
        <>
          <p>{t('device.blocked')}</p>
          <ButtonLink to={paths.ownRequest(open.crmRequestId)}>{t('toOpen')}</ButtonLink>
        </>
      )}
      {!open && asked === null && (
        <>
          <p>{t('device.bookText')}</p>
          <Actions>
            {booking.kinds.map((kind, i) => {
              const address = entryOf[kind](booking.brandSlug)
              return (
                <Button
                  key={kind}
                  ref={onto(address)}
                  variant={i === 0 ? 'main' : 'quiet'}
                  onClick={() => (hasOtherDraft(address, booked) ? begin(address) : go(address))}
                >
                  {t(`device.${kind}`)}
                </Button>
              )
            })}
          </Actions>
        </>
      )}
      {!open && asked !== null && (
        <ConfirmStep
          title={t('device.otherTitle')}
          confirm={t('device.otherConfirm')}
          isPending={false}
          error={null}
          onConfirm={() => void dropOtherDraft(asked).then(() => go(asked))}
          onBack={leave}
        >
          <p>{t('device.otherText')}</p>
        </ConfirmStep>
      )}
    </Card>
  )
}

const purchaseDocumentsOf = ({ purchaseDocuments }: ShownDevice): BookedDevice['purchaseDocuments'] =>
  purchaseDocuments.flatMap(({ documentType, name, worksheetId, token }) =>
    documentType === 'invoice' || documentType === 'warrantyCard' ? [{ documentType, name, worksheetId, token }] : [],
  )

import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { courierApi, type ShownShipment } from '../courier.api.ts'
import type { Leg } from '../shipment.ts'
import { courierTexts } from '../texts.ts'

/** What goes onto the parcels. */
export function Labels({ requestId, shipments }: { readonly requestId: number; readonly shipments: readonly ShownShipment[] }) {
  const t = useTexts(courierTexts)
  const [problem, setProblem] = useState<string | null>(null)
  const open = (leg: Leg) => {
    setProblem(null)
    openFile(courierApi.openShipmentLabel, { params: { id: requestId }, query: { leg } }).catch((error: Error) => setProblem(error.message))
  }
  // Of the newest order of each leg; what was called off is carried by nobody.
  const legs = (['out', 'in'] as const).filter((leg) => {
    const last = shipments.find((shipment) => shipment.leg === leg && shipment.orderedAt !== null)
    return last !== undefined && last.status !== 'CANCELLED'
  })
  if (legs.length === 0) return null
  return (
    <>
      <Actions>
        {legs.map((leg) => (
          <Button key={leg} variant="quiet" onClick={() => open(leg)}>
            {t(`desk.label.${leg}`)}
          </Button>
        ))}
      </Actions>
      <ErrorText>{problem}</ErrorText>
    </>
  )
}

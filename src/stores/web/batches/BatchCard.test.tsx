import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownBatch } from '../../batch.ts'
import type { Place } from '../../place.ts'
import { BatchCard } from './BatchCard.tsx'

const batch = (place: Place, handedAt: string | null): ShownBatch => ({
  ...{ id: 1, number: 'AT-000001', pickupDay: '2026-12-08', pickupWindow: '08-17', orderedAt: '2026-12-04T16:00:00Z', handedAt, courierName: '' },
  devices: [
    {
      ...{ crmRequestId: 554738144, requestNumber: '554 738 144', device: 'HUAWEI P30 Pro', identifier: '356911839103544', place },
      ...{ customer: 'Nagy Éva', takenAt: '2026-12-04T16:00:00Z', batch: 'AT-000001' },
    },
  ],
})
const drawn = (place: Place, handedAt: string | null = null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BatchCard batch={batch(place, handedAt)} isShown={false} />
    </MemoryRouter>,
  )

test('a batch waits for the courier while a device of it does: one that was collected unrecorded, or came back, does not', () => {
  expect(drawn('ordered')).toContain('Futárra vár')
  for (const place of ['withCourier', 'atWorkshop', 'back'] as const) expect(drawn(place)).not.toContain('A futár itt van')
  expect(drawn('atWorkshop')).not.toContain('Futárra vár')
  expect(drawn('withCourier', '2026-12-08T09:00:00Z')).toContain('Átadva')
})

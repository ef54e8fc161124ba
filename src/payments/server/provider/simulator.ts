import type { OutsideContext } from '#context.ts'
import { currency, type Found } from '../../payment.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { captureSimulated, findSimulated, storeSimulated } from './simulated-payment-store.ts'

/** Where the simulator's own page stands; outside the addresses of the portal, as everything below /dev. */
export const simulatorPath = '/dev/payments'

type Books = Pick<OutsideContext, 'tx' | 'transaction'>

/** Stands in for a provider: it keeps its books in a table, and does what the payer chooses on its page. No money moves. */
export function simulatedProvider({ tx, transaction }: Books, publicUrl: string): PaymentProvider {
  const find = async (id: string): Promise<Found> => {
    const order = await findSimulated(tx, id)
    if (!order) return { state: 'gone' }
    const { amount, currency: of, reference, state, captureId } = order
    const money = { amount, currency: of, reference }
    if (captureId !== null) return { state: 'paid', money, captureId }
    if (state === 'approved' || state === 'declined') return { state: 'approved', money }
    return { state: state === 'cancelled' ? 'gone' : 'waiting' }
  }
  return {
    name: 'simulator',
    find,
    async start({ requestId, ...order }) {
      const id = `SIM${requestId.replaceAll('-', '').slice(0, 17).toUpperCase()}`
      await transaction((own) => storeSimulated(own.tx, { ...order, id, startRequestId: requestId, currency }))
      return { providerPaymentId: id, redirectUrl: `${publicUrl}${simulatorPath}/${id}` }
    },
    async capture(id) {
      await transaction((own) => captureSimulated(own.tx, id))
      const found = await find(id)
      return found.state === 'approved' ? { state: 'refused' } : found
    },
  }
}

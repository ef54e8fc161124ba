import type { Handlers } from '#context.ts'
import type { courierApi } from '../courier.api.ts'
import { cancelDelivery } from './cancel-delivery.ts'
import { chooseDelivery, getDeliveryChoice } from './choose-delivery.ts'
import { declareLost } from './declare-lost.ts'
import { deliverySteps } from './delivery-steps.ts'
import { failPickup } from './fail-pickup.ts'
import { handOverAtCounter } from './hand-over-at-counter.ts'
import { listShipments } from './list-shipments.ts'
import { noteEnquiry, noteEnquiryAnswer } from './note-enquiry.ts'
import { openShipmentLabel } from './open-shipment-label.ts'
import { orderDelivery } from './order-delivery.ts'
import { orderPickup } from './order-pickup.ts'
import { receiveParcelBack } from './receive-parcel-back.ts'

export const courierHandlers: Handlers<typeof courierApi> = {
  listShipments,
  getDeliveryChoice,
  chooseDelivery,
  noteEnquiry,
  noteEnquiryAnswer,
  openShipmentLabel,
  orderPickup,
  failPickup,
  orderDelivery,
  ...deliverySteps,
  receiveParcelBack,
  cancelDelivery,
  handOverAtCounter,
  declareLost,
}

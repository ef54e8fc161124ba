import type { Handlers } from '#context.ts'
import type { requestsApi } from '../requests.api.ts'
import { cancelRequest } from './cancel-request.ts'
import { changePickup } from './change-pickup.ts'
import { checkClaimNumber } from './check-claim-number.ts'
import { checkDuplication } from './check-duplication.ts'
import { checkImei } from './check-imei.ts'
import { checkServiceWarranty } from './check-service-warranty.ts'
import { getBookingSetup } from './get-booking-setup.ts'
import { getPickupCalendar } from './get-pickup-calendar.ts'
import { getPickupDays } from './get-pickup-days.ts'
import { submitPickupOrder } from './submit-pickup-order.ts'
import { uploadDocuments } from './upload-documents.ts'

export const requestsHandlers: Handlers<typeof requestsApi> = {
  getBookingSetup,
  getPickupDays,
  submitPickupOrder,
  checkDuplication,
  checkClaimNumber,
  checkImei,
  checkServiceWarranty,
  uploadDocuments,
  changePickup,
  cancelRequest,
  getPickupCalendar,
}

import type { Handlers } from '#context.ts'
import type { requestsApi } from '../requests.api.ts'
import { checkClaimNumber } from './booking/check-claim-number.ts'
import { checkDuplication } from './booking/check-duplication.ts'
import { checkImei } from './booking/check-imei.ts'
import { checkServiceWarranty } from './booking/check-service-warranty.ts'
import { getBookingSetup } from './booking/get-booking-setup.ts'
import { submitPickupOrder } from './booking/submit-pickup-order.ts'
import { submitRepeatClaim } from './booking/submit-repeat-claim.ts'
import { uploadDocuments } from './documents/upload-documents.ts'
import { cancelRequest } from './pickup/cancel-request.ts'
import { changePickup } from './pickup/change-pickup.ts'
import { getPickupCalendar } from './pickup/get-pickup-calendar.ts'
import { getPickupDays } from './pickup/get-pickup-days.ts'
import { answerPreparation } from './preparation/answer-preparation.ts'
import { showPreparation } from './preparation/show-preparation.ts'

export const requestsHandlers: Handlers<typeof requestsApi> = {
  getBookingSetup,
  getPickupDays,
  submitPickupOrder,
  submitRepeatClaim,
  checkDuplication,
  checkClaimNumber,
  checkImei,
  checkServiceWarranty,
  uploadDocuments,
  changePickup,
  cancelRequest,
  showPreparation,
  answerPreparation,
  getPickupCalendar,
}

import { nameInWords } from '#accounts/name-in-words.ts'
import type { Language } from '#base/languages.ts'
import type { Day } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { DeskPreAlert } from '../arriving.ts'
import { type PreAlert, statusOf } from '../pre-alert.ts'
import type { StoredPreAlert } from './pre-alert-store.ts'

/** What every answer says of a pre-alert. @param today in Europe/Budapest */
export const preAlertDto = (row: StoredPreAlert, today: Day): PreAlert => ({
  id: row.id,
  version: row.version,
  reference: row.reference,
  device:
    row.brandId !== null && row.brandName !== null
      ? deviceName({ brandId: row.brandId, brandName: row.brandName, typeName: row.device })
      : row.device,
  identifier: row.identifier,
  expectedOn: row.expectedOn,
  status: statusOf(row, today),
  note: row.note,
  announcedAt: row.announcedAt.toString(),
  request:
    row.requestId !== null && row.requestStatus !== null
      ? {
          crmRequestId: row.requestId,
          requestNumber: formatRequestNumber(row.requestId),
          status: row.requestStatus,
          afterCancelling: row.afterCancelling,
          outcome: row.requestOutcome,
          closed: row.requestClosedAt !== null,
          warrantyTypeId: row.requestWarrantyTypeId ?? 0,
        }
      : null,
})

/** As the desk reads it: whose it is. */
export const deskDto = (row: StoredPreAlert, today: Day, language: Language): DeskPreAlert => ({
  ...preAlertDto(row, today),
  partner: row.companyName ?? nameInWords(language, row),
})

import { languageOf } from '#base/languages.ts'
import type { SheetOwner } from '../../alone.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'

/** Whose device it is, as it was typed on the sheet. */
export const ownerOf = (sheet: StoredWorksheet): SheetOwner => ({
  ...{ name: sheet.ownerName, email: sheet.ownerEmail, phone: sheet.ownerPhone, language: languageOf(sheet.ownerLanguage) ?? 'hu' },
  ...{ postalCode: sheet.ownerPostalCode, city: sheet.ownerCity, street: sheet.ownerStreet },
  ...{ brand: sheet.deviceBrand, group: sheet.deviceGroup, type: sheet.deviceType, serial: sheet.deviceSerial, fault: sheet.reportedFault },
})

/** It began without a request, whether one was joined to it since or not. */
export const beganAlone = ({ ownerName }: Pick<StoredWorksheet, 'ownerName'>): boolean => ownerName !== ''

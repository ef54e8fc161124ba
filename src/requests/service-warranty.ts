import { addMonths, type Day } from '#calendar/calendar.ts'

/** 249/2004. (VIII. 27.) Korm. r.; system parameter `serviceWarrantyMonths`. */
const usualServiceWarrantyMonths = 6

/**
 * The last day of the service warranty. Counted from the day the device was handed back and not restarted by the repeat repair
 * (DESIGN 8.13), so `handedBack` is always that of the first repair. A term of months ends on the day of the same number (Ptk. 8:3. §).
 */
export const serviceWarrantyUntil = (handedBack: Day, months = usualServiceWarrantyMonths): Day => addMonths(handedBack, months)

export const isUnderServiceWarranty = (handedBack: Day, today: Day, months = usualServiceWarrantyMonths) =>
  today >= handedBack && today <= serviceWarrantyUntil(handedBack, months)

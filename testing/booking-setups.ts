import type { BookingSetup } from '#requests/booking-setup.ts'
import { type BookingForm, emptyForm } from '#requests/web/booking/booking-form.ts'

/** A service entry for tests: two brands to choose from, everything optional. */
export function sampleSetup(changes: Partial<BookingSetup> = {}): BookingSetup {
  const brand = (id: number, name: string, productGroupIds: number[]) => ({
    id,
    name,
    slug: name.toLowerCase(),
    serial: { min: 8, max: 14 },
    locatorName: null,
    productGroupIds,
  })
  return {
    availableService: { id: 2002, name: 'Fizetős javítás', serviceId: 110, serviceCode: 'OPERATOR_PAID', warrantyTypeId: 2 },
    provider: { id: 1, name: 'Telekom', slug: 'telekom' },
    form: {
      id: 8,
      name: 'Telekom fizetős javítás',
      code: 'TELEKOM_PAID',
      definition: {
        fields: {
          productType: 'required',
          colour: 'optional',
          imei2: 'optional',
          dateOfPurchase: 'optional',
          simLock: 'optional',
          purchasePrice: 'optional',
          failureOptions: 'optional',
          accessories: 'optional',
          accessoriesOther: 'optional',
          otherDescription: 'optional',
          repairCostLimit: 'optional',
          insuranceNumber: 'hidden',
          pickupNote: 'optional',
          invoice: 'optional',
          warrantyCard: 'optional',
          appleDocuments: 'hidden',
        },
        documents: 'optional',
        brand: 'choose',
        productCatalogue: 'brand',
        generateIdentifier: true,
        parcelLocker: true,
        company: 'choose',
        accountRegistration: true,
        previousRequest: false,
        purchaseMaxAgeYears: null,
        notices: ['quoteFees'],
      },
    },
    brand: null,
    costCentres: [],
    brands: [brand(12, 'Samsung', [1, 3]), brand(97, 'Roborock', [8])],
    productGroups: [
      { id: 1, name: 'Mobiltelefon', code: 'MOBILE_PHONE', hasSim: true, serviceProductGroupId: 1 },
      { id: 3, name: 'Laptop', code: 'LAPTOP', hasSim: false, serviceProductGroupId: null },
      { id: 8, name: 'Robotporszívó', code: 'ROBOT_VACUUM', hasSim: false, serviceProductGroupId: null },
    ],
    lookups: {
      failureOptions: [{ id: 1, name: 'Kijelző' }],
      accessories: [{ id: 1, name: 'Töltőfej' }],
      simLocks: [{ id: 4, name: 'Független' }],
      businessForms: [{ id: 1, name: 'Korlátolt felelősségű társaság', short: 'Kft.' }],
    },
    pickupDays: [{ day: '2026-11-24', windows: [{ window: '08-17', free: true }] }],
    texts: { privacy: { id: 1, body: null }, terms: { id: 2, body: null }, generalInfo: null, serviceTerms: { id: 3, body: '<p></p>' } },
    today: '2026-11-21',
    dateOfPurchase: { min: '2000-01-01', max: '2026-11-21' },
    figures: {
      returnFee: 4522,
      inspectionFee: 6990,
      deliveryFee: 4522,
      quoteValidityWorkingDays: 20,
      expectedRepairWorkingDays: [7, 10],
      pickupCutOff: '14:30',
      serviceWarrantyMonths: 6,
    },
    previous: null,
    ...changes,
  }
}

/** Everything filled in that the sample service entry insists on. */
export function filledForm(setup: BookingSetup): BookingForm {
  const form = emptyForm(setup)
  Object.assign(form.serviceRequest, {
    brandId: 12,
    productGroupId: 1,
    productTypeId: 77,
    productTypeOther: 'Galaxy S24',
    identifier: '490154203237518',
    troubleDescription: 'Nem tölt.',
    pickupDay: '2026-11-24',
    pickupWindow: '08-17',
  })
  Object.assign(form.customer, { lastName: 'Kovács', firstName: 'Anna', email: 'anna@pelda.hu', phone: '06 30 123 4567' })
  Object.assign(form.deliveryInAddress, {
    postalCode: '1134',
    city: 'Budapest',
    publicPlaceName: 'Váci',
    publicPlaceType: 'út',
    streetNumber: '43',
  })
  return { ...form, gdpr: true, termsAndCond: true }
}

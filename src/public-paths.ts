/**
 * The addresses that visitors come to, each a function: what their pages link with, so that they do not carry the slugs of the inside (1.4 kB).
 * Everybody else takes them from `paths` (paths.ts), which has these too.
 */

const segment = encodeURIComponent

/** The two mobile operators whose customers have their own service entries (SPEC 2). */
export const operatorSlugs = ['telekom', 'vodafone'] as const
export type OperatorSlug = (typeof operatorSlugs)[number]

/** What of the company's own site the menu leads to (SPEC 2), by where it is on that site. */
export const companySitePages = {
  home: '/',
  about: '/rolunk',
  services: '/szolgaltatasok',
  partners: '/partnereink',
  career: '/karrier',
  jobOffers: '/karrier/allasajanlatok',
} as const
type CompanySitePage = keyof typeof companySitePages

/** In `paths.serviceWarrantyPickup`: no earlier repair is named, the visitor starts a new order. */
export const newServiceWarrantyOrder = 'uj-megrendeles'

/** The same addresses as route patterns, where a part is open: those by which a visitor's page tells what it is. `patterns` has the others. */
export const publicPatterns = {
  warrantyRepair: '/igenyles/gyartok/:brand/garancialis-javitasok',
  paidRepair: '/igenyles/gyartok/:brand/fizetos-javitasok',
  serviceWarrantyPickup: '/igenyles/szervizgarancia-futarszolgaltatas/:identicalHash',
} as const

export const publicPaths = {
  home: () => '/',
  /** The server leads on from here to the company's site, whose address is a setting; a page that holds it would be built anew with each. */
  companySite: (page: CompanySitePage) => `/ceg${companySitePages[page]}`.replace(/\/$/, ''),

  // the service entries of a booking
  requestStart: () => '/igenyles',
  brands: () => '/igenyles/gyartok',
  /** `productTypeId`: with the prices of this model. */
  brand: (brand: string, productTypeId?: number) => `/igenyles/gyartok/${segment(brand)}${productTypeId ? `?tipus=${productTypeId}` : ''}`,
  warrantyRepair: (brand: string) => `/igenyles/gyartok/${segment(brand)}/garancialis-javitasok`,
  paidRepair: (brand: string) => `/igenyles/gyartok/${segment(brand)}/fizetos-javitasok`,
  operator: (operator: OperatorSlug) => `/igenyles/${operator}`,
  operatorWarrantyRepair: (operator: OperatorSlug) => `/igenyles/${operator}/garancialis-javitas`,
  operatorPaidRepair: (operator: OperatorSlug) => `/igenyles/${operator}/fizetos-javitas`,
  damageSettlement: () => '/igenyles/vodafone/karrendezes',
  insurance: () => '/igenyles/biztositas',
  insuranceServiceWarranty: () => '/igenyles/biztositasi-szervizgarancia',
  serviceWarrantyPickup: (identicalHash: string = newServiceWarrantyOrder) => `/igenyles/szervizgarancia-futarszolgaltatas/${segment(identicalHash)}`,
  employeeRequest: () => '/igenyles/dolgozoknak',
  bookingDone: () => '/foglalas-kesz',

  // selling a device
  buyback: () => '/felvasarlas',
  buybackOrder: () => '/felvasarlas/futar',

  /** What a repair would cost. */
  calculator: () => '/arkalkulator',

  // following a request
  tracking: () => '/nyomonkovetes',
  /** The token travels in the fragment, so it reaches neither logs nor other sites. */
  loginConfirmation: (token?: string) => `/bejelentkezes-megerositese${token ? `#${segment(token)}` : ''}`,
  externalRequest: (vs: string) => `/igeny-reszletei/${segment(vs)}`,
  /** The one question after a repair, by the link of its last email. */
  rating: (vs: string) => `/ertekeles/${segment(vs)}`,

  // documents
  documentViewerLogin: () => '/javitasi-dokumentumok/nyomonkovetes',
  documentViewer: (worksheetId: string, token: string) =>
    `/javitasi-dokumentumok/igeny-reszletek/gsm-worksheets/${segment(worksheetId)}/documents/${segment(token)}`,

  // accounts
  login: () => '/bejelentkezes',
  registration: () => '/regisztracio',
  setPassword: (vs: string) => `/elfelejtett-jelszo/${segment(vs)}`,
  /** The token travels in the fragment, so it reaches neither logs nor other sites. */
  confirmEmail: (token?: string) => `/email-cim-megerositese${token ? `#${segment(token)}` : ''}`,
  /** Into a company. */
  companyInvitation: (vs: string) => `/ceges-meghivo/${segment(vs)}`,
  /** Where the inside begins, the rest of which is in `paths`. */
  dashboard: () => '/iranyitopult',
  /** The same for somebody without an account: asking for the link, and what it opens. */
  myDataLink: () => '/adataim',
  myDataByLink: (vs: string) => `/adataim/${segment(vs)}`,

  // payment results
  paymentSucceeded: () => '/sikeres-fizetes',
  paymentCancelled: () => '/visszavont-fizetes',
  paymentFailed: () => '/sikertelen-fizetes',

  // what the law and people want to read
  imprint: () => '/impresszum',
  /** How a company's own systems call the portal. */
  developers: () => '/fejlesztoknek',
  priceList: () => '/generalCosts',
  privacy: () => '/adatkezelesi-tajekoztato',
  terms: () => '/aszf',
  contact: () => '/kapcsolat',
  complaints: () => '/panaszkezeles',
  withdrawal: () => '/elallas',
  accessibility: () => '/akadalymentesseg',
  cookieSettings: () => '/sutibeallitasok',
} as const

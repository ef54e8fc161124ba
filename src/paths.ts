import { publicPaths, publicPatterns } from './public-paths.ts'

/**
 * Every address of the portal, as a function: with those of visitors (public-paths.ts) the only home of Hungarian slugs.
 * `routes.ts` binds the patterns to screens, emails and screens link by the functions.
 */

const segment = encodeURIComponent

/** DESIGN 8.19: what can be ordered in the personal area. */
export const newOrderServices = ['garancialis', 'fizetos', 'biztositasi', 'szervizgarancia'] as const
export type NewOrderService = (typeof newOrderServices)[number]

export const paths = {
  ...publicPaths,

  myData: () => '/iranyitopult/adataim',
  security: () => '/iranyitopult/biztonsag',
  /** The people of one's own company. */
  companyPeople: () => '/iranyitopult/munkatarsak',
  /** The API keys and webhooks of one's own company. */
  partnerAccess: () => '/iranyitopult/fejlesztoi-hozzaferes',
  sandbox: () => '/iranyitopult/fejlesztoi-hozzaferes/tesztkornyezet',

  /** Of one's company; for employees of all customers. What is asked stands in the question of the address. */
  reports: () => '/iranyitopult/kimutatasok',

  // what is one's own
  orders: () => '/iranyitopult/osszes-megrendeles',
  /** Of partners who announce their devices. */
  preAlerts: () => '/iranyitopult/elojelzesek',
  newPreAlerts: () => '/iranyitopult/elojelzesek/uj',
  preAlert: (id: number) => `/iranyitopult/elojelzesek/${id}`,
  /** `R-2026-000123` */
  order: (number = '') => `/iranyitopult/megrendeles-reszletei${number ? `?id=${segment(number)}` : ''}`,
  myRequests: () => '/iranyitopult/leadott-igenyek',
  ownRequest: (crmRequestId: number) => `/iranyitopult/igeny-reszletei/${crmRequestId}`,
  repeatClaim: (crmRequestId: number) => `/iranyitopult/szervizgarancia/uj-megrendeles/${crmRequestId}`,
  devices: () => '/iranyitopult/eszkozeim',
  device: (id: number) => `/iranyitopult/eszkozeim/${id}`,

  // what a customer keeps with the account
  basicData: () => '/iranyitopult/alapadatok',
  savedAddresses: () => '/iranyitopult/cimek-kezelese',
  billingData: () => '/iranyitopult/szamlazasi-adatok',
  shippingData: () => '/iranyitopult/szallitasi-adatok',
  ownMessages: () => '/iranyitopult/uzenetek',
  /** SPEC 2: the sheets of LG, and one of them by its id. */
  lgWorksheets: () => '/iranyitopult/lg-munkalap',
  lgWorksheet: (id: number) => `/iranyitopult/lg-munkalap-reszletek/${id}`,
  /** SPEC 2: the sheets of Apple, one of them by its id, and opening one by a number of its request, or without a request. */
  appleWorksheets: () => '/iranyitopult/apple-munkalap',
  newAppleWorksheet: (ws: string) => `/iranyitopult/uj-apple-munkalap/${ws}`,
  newAppleWorksheetAlone: () => '/iranyitopult/uj-apple-munkalap/igeny-nelkul',
  appleWorksheet: (id: number) => `/iranyitopult/apple-munkalap-reszletek/${id}`,
  worksheetTemplates: () => '/iranyitopult/munkalap-sablonok',
  newLgWorksheet: () => '/iranyitopult/uj-lg-munkalap',
  /** SPEC 2: a technician's day of Miele, all sheets, one of them, and a new one without a request. */
  mieleDay: () => '/iranyitopult/miele-munkalap',
  mieleWorksheets: () => '/iranyitopult/miele-munkalap/osszes',
  mieleWorksheet: (id: number) => `/iranyitopult/miele-munkalap-reszletek/${id}`,
  newMieleWorksheet: () => '/iranyitopult/uj-miele-munkalap/helyszini',
  manual: () => '/iranyitopult/dolgozoi-kisokos',
  newManualArticle: () => '/iranyitopult/dolgozoi-kisokos/uj',
  manualArticle: (id: number) => `/iranyitopult/dolgozoi-kisokos/${id}`,
  manualArticleChange: (id: number) => `/iranyitopult/dolgozoi-kisokos/${id}/szerkesztes`,
  staffGuide: () => '/iranyitopult/dolgozoi-igenyles-utmutato',

  // a new order, with what the account knows (`flottakezeles` of SPEC 2)
  newOrder: () => '/iranyitopult/uj-megrendeles',
  newOrderOf: (service: NewOrderService, brand = '') => `/iranyitopult/uj-megrendeles/${service}${brand ? `?marka=${segment(brand)}` : ''}`,
  /** Several devices in one order. */
  newOrderOfMany: () => '/iranyitopult/uj-megrendeles/tomeges',
  /** `upload`: one that was begun. */
  bulkUpload: (upload = 0) => `/iranyitopult/csv-feltoltes${upload ? `?feltoltes=${upload}` : ''}`,
  /** The counter of a store: what was handed in there; `asked` is a text or a number. */
  counter: (asked = '') => `/iranyitopult/bolti-pult${asked ? `?mit=${segment(asked)}` : ''}`,
  /** `identifier`: of a device that was scanned. */
  counterBooking: (identifier = '') => `/iranyitopult/bolti-pult/atvetel${identifier ? `?azonosito=${segment(identifier)}` : ''}`,
  /** `batch`: the one that is looked at. */
  counterBatches: (batch = 0) => `/iranyitopult/bolti-pult/atadas${batch ? `?jegyzek=${batch}` : ''}`,
  counterDevice: (crmRequestId: number) => `/iranyitopult/bolti-pult/keszulekek/${crmRequestId}`,
  newOrderDone: () => '/iranyitopult/uj-megrendeles/kesz',
  ownCalculator: () => '/iranyitopult/arkalkulator',
  ownBuyback: () => '/iranyitopult/felvasarlas',
  ownBuybackOrder: () => '/iranyitopult/felvasarlas/futar',

  // the service desk
  deskQueue: () => '/iranyitopult/szerviz',
  /** `asked`: a text, or a pasted list of numbers. */
  deskSearch: (asked = '') => `/iranyitopult/szerviz/kereses${asked ? `?mit=${segment(asked)}` : ''}`,
  deskCaller: () => '/iranyitopult/szerviz/telefonos-felvetel',
  deskEmails: () => '/iranyitopult/szerviz/levelek',
  deskSystemMessages: () => '/iranyitopult/szerviz/rendszeruzenetek',
  deskImports: () => '/iranyitopult/szerviz/feltoltesek',
  deskPrices: () => '/iranyitopult/szerviz/arak',
  deskPriceChange: (id: number) => `/iranyitopult/szerviz/arak/${id}`,
  deskCompanies: () => '/iranyitopult/szerviz/cegek',
  deskCompany: (id: number) => `/iranyitopult/szerviz/cegek/${id}`,
  /** What became of its keys and webhooks. */
  deskCompanyAccess: (id: number) => `/iranyitopult/szerviz/cegek/${id}/fejlesztoi-hozzaferes`,
  /** First promises week by week. */
  deskPromises: () => '/iranyitopult/szerviz/hataridok',
  deskStaff: () => '/iranyitopult/szerviz/munkatarsak',
  deskPersonalData: () => '/iranyitopult/szerviz/szemelyes-adatok',
  deskAudit: () => '/iranyitopult/szerviz/naplo',
  /** `from`: the address its way back leads to. */
  deskRequest: (crmRequestId: number, from = '') => `/iranyitopult/szerviz/igenyek/${crmRequestId}${from ? `?vissza=${segment(from)}` : ''}`,
  /** `code`: those that have it. */
  deskParcels: (code = '') => `/iranyitopult/szerviz/ismeretlen-csomagok${code ? `?kod=${segment(code)}` : ''}`,
  /** `text`: those that fit it. */
  deskPreAlerts: (text = '') => `/iranyitopult/szerviz/elojelzesek${text ? `?mit=${segment(text)}` : ''}`,
  deskPreAlert: (id: number) => `/iranyitopult/szerviz/elojelzesek/${id}`,
  deskStatements: () => '/iranyitopult/szerviz/panaszok',
  deskMessages: () => '/iranyitopult/szerviz/uzenetek',
  deskPayouts: () => '/iranyitopult/szerviz/kifizetesek',

  // the finance desk
  finance: () => '/iranyitopult/penzugy',
  financeTransfers: () => '/iranyitopult/penzugy/atutalasok',
  financeCod: () => '/iranyitopult/penzugy/utanvetek',
  financeRefunds: () => '/iranyitopult/penzugy/visszateritesek',
  financeTerms: () => '/iranyitopult/penzugy/ceges-feltetelek',
  financeInsurers: () => '/iranyitopult/penzugy/biztositok',
  financeCompensations: () => '/iranyitopult/penzugy/kartalanitasok',
  financeClosing: () => '/iranyitopult/penzugy/napi-zaras',
} as const

/** The same addresses as route patterns, where a part is open or a fragment may follow. */
export const patterns = {
  ...publicPatterns,
  brand: '/igenyles/gyartok/:brand',
  loginConfirmation: '/bejelentkezes-megerositese',
  externalRequest: '/igeny-reszletei/:vs',
  rating: '/ertekeles/:vs',
  documentViewer: '/javitasi-dokumentumok/igeny-reszletek/gsm-worksheets/:id/documents/:token',
  setPassword: '/elfelejtett-jelszo/:vs',
  confirmEmail: '/email-cim-megerositese',
  ownRequest: '/iranyitopult/igeny-reszletei/:crmRequestId',
  repeatClaim: '/iranyitopult/szervizgarancia/uj-megrendeles/:crmRequestId',
  myDataByLink: '/adataim/:vs',
  device: '/iranyitopult/eszkozeim/:id',
  preAlert: '/iranyitopult/elojelzesek/:id',
  deskPreAlert: '/iranyitopult/szerviz/elojelzesek/:id',
  counterDevice: '/iranyitopult/bolti-pult/keszulekek/:id',
  lgWorksheet: '/iranyitopult/lg-munkalap-reszletek/:ws',
  newAppleWorksheet: '/iranyitopult/uj-apple-munkalap/:ws',
  appleWorksheet: '/iranyitopult/apple-munkalap-reszletek/:ws',
  mieleWorksheet: '/iranyitopult/miele-munkalap-reszletek/:ws',
  newMieleWorksheet: '/iranyitopult/uj-miele-munkalap/:ws',
  manualArticle: '/iranyitopult/dolgozoi-kisokos/:id',
  manualArticleChange: '/iranyitopult/dolgozoi-kisokos/:id/szerkesztes',
  deskPriceChange: '/iranyitopult/szerviz/arak/:id',
  deskRequest: '/iranyitopult/szerviz/igenyek/:id',
  deskCompany: '/iranyitopult/szerviz/cegek/:id',
  deskCompanyAccess: '/iranyitopult/szerviz/cegek/:id/fejlesztoi-hozzaferes',
  companyInvitation: '/ceges-meghivo/:vs',
  newOrderOf: '/iranyitopult/uj-megrendeles/:szolgaltatas',
} as const

/** Second spellings of SPEC 2, its named routes among them, and the canonical address each leads to (DESIGN 8.15). The server redirects them too. */
export const redirects: Readonly<Record<string, string>> = {
  '/': paths.requestStart(),
  '/igenyles/mobilfutar-gyartok': paths.brands(),
  '/igenyles/biztositasi-szerviz': paths.insuranceServiceWarranty(),
  '/igenyles/telekom/fizetos-javitasok': paths.operatorPaidRepair('telekom'),
  '/igenyles/vodafone/fizetos-javitasok': paths.operatorPaidRepair('vodafone'),
  '/igenyles/szervizgarancia-futarszolgaltatas': paths.serviceWarrantyPickup(),
  '/mobilfutar-gyartok': paths.brands(),
  '/mostmobil-szerviz': paths.operator('telekom'),
  '/telekomHome': paths.operator('telekom'),
  '/flottakezeles': paths.newOrder(),
  '/dolgozoknak': paths.employeeRequest(),
  '/login': paths.login(),
  '/iranyitopult/jelszo-modositasa': paths.security(),
}

/**
 * The pages that open without a network (decision 115): all addresses that begin with `scope`, and the service worker that keeps them. No page, so it
 * is none of `paths`.
 */
export const offline = { scope: paths.mieleDay(), worker: '/iranyitopult/miele-worker.js' } as const

/** @param address with or without a query */
export const opensOffline = (address: string): boolean => address.startsWith(offline.scope)

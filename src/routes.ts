import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { paths, patterns, redirects } from './paths.ts'
import { operatorSlugs } from './public-paths.ts'

/** One page: its address, its file, and a name where SPEC 2 gives one or the file serves several addresses. */
const page = (address: string, file: string, id?: string): RouteConfigEntry => route(address.slice(1), `../${file}`, id ? { id } : {})

/** Where a booking begins. */
const starts = [
  page(paths.requestStart(), 'prices/web/StartPage.tsx', 'igenyles'),
  page(paths.brands(), 'catalogue/web/BrandListPage.tsx', 'mobilfutar-gyartok'),
  page(patterns.brand, 'prices/web/BrandWithPricesPage.tsx'),
  ...operatorSlugs.map((operator) => page(paths.operator(operator), 'catalogue/web/OperatorPage.tsx', `${operator}Home`)),
  page(paths.insurance(), 'catalogue/web/InsurancePage.tsx'),
]

/** Every service entry of a booking is the same page; what differs is in requests/web/service-entries.ts and in the data of the form. */
const serviceEntry = (address: string, id: string) => page(address, 'requests/web/PickupOrderPage.tsx', id)
const bookings = [
  serviceEntry(patterns.warrantyRepair, 'garancialis-javitasok'),
  serviceEntry(patterns.paidRepair, 'fizetos-javitasok'),
  ...operatorSlugs.flatMap((operator) => [
    serviceEntry(paths.operatorWarrantyRepair(operator), `${operator}-garancialis-javitas`),
    serviceEntry(paths.operatorPaidRepair(operator), `${operator}-fizetos-javitas`),
  ]),
  serviceEntry(paths.damageSettlement(), 'karrendezes'),
  serviceEntry(paths.insuranceServiceWarranty(), 'biztositasi-szervizgarancia'),
  serviceEntry(patterns.serviceWarrantyPickup, 'szervizgarancia-futarszolgaltatas'),
  serviceEntry(paths.employeeRequest(), 'dolgozoknak'),
  page(paths.bookingDone(), 'requests/web/BookingDonePage.tsx'),
]

/** A device is bought: what it is worth, and the booking of its courier. */
const selling = [page(paths.buyback(), 'buyback/web/BuybackPage.tsx'), page(paths.buybackOrder(), 'buyback/web/BuybackOrderPage.tsx')]

const accounts = [
  page(paths.login(), 'accounts/web/LoginPage.tsx', 'login'),
  page(paths.registration(), 'accounts/web/RegistrationPage.tsx'),
  page(patterns.setPassword, 'accounts/web/SetPasswordPage.tsx'),
  page(paths.confirmEmail(), 'accounts/web/EmailChangePage.tsx'),
  page(patterns.companyInvitation, 'companies/web/InvitationPage.tsx'),
]

const following = [
  page(paths.tracking(), 'tracking/web/TrackingLoginPage.tsx'),
  page(paths.loginConfirmation(), 'tracking/web/LoginConfirmationPage.tsx'),
  page(patterns.externalRequest, 'tracking/web/RequestPage.tsx', 'kulso-igeny-reszletei'),
  page(patterns.rating, 'conversation/web/RatingPage.tsx'),
]

const documents = [
  page(paths.documentViewerLogin(), 'tracking/web/DocumentViewerLoginPage.tsx'),
  page(patterns.documentViewer, 'documents/web/DocumentViewerPage.tsx', 'documentsTmxIgenyReszletei'),
]

const information = [
  page(paths.imprint(), 'site/web/ImprintPage.tsx'),
  page(paths.developers(), 'partner-api/web/DevelopersPage.tsx'),
  page(paths.priceList(), 'prices/web/PriceListPage.tsx'),
  page(paths.calculator(), 'prices/web/calculator/CalculatorPage.tsx'),
  page(paths.privacy(), 'site/web/PrivacyPage.tsx'),
  page(paths.terms(), 'site/web/TermsPage.tsx'),
  page(paths.contact(), 'contact/web/ContactPage.tsx'),
  page(paths.complaints(), 'site/web/ComplaintPage.tsx'),
  page(paths.withdrawal(), 'site/web/WithdrawalPage.tsx'),
  page(paths.accessibility(), 'site/web/AccessibilityPage.tsx'),
  page(paths.myDataLink(), 'personal-data/web/MyDataLinkPage.tsx'),
  page(patterns.myDataByLink, 'personal-data/web/MyDataByLinkPage.tsx'),
  page(paths.cookieSettings(), 'shell/web/CookieSettingsPage.tsx'),
]

const payments = [paths.paymentSucceeded(), paths.paymentCancelled(), paths.paymentFailed()].map((address) =>
  page(address, 'payments/web/PaymentResultPage.tsx', address.slice(1)),
)

const secondSpellings = Object.keys(redirects).map((address) =>
  address === '/' ? index('../shell/web/redirect.ts', { id: 'redirect /' }) : page(address, 'shell/web/redirect.ts', `redirect ${address}`),
)

/** Screens of whoever logged in; who may grant permissions need not work at the desk. */
const inner = [
  page(paths.dashboard(), 'shell/web/DashboardPage.tsx', 'iranyitopult'),
  page(paths.myRequests(), 'company-requests/web/RequestsPage.tsx'),
  page(patterns.ownRequest, 'tracking/web/mine/OwnRequestPage.tsx', 'igeny-reszletei'),
  page(patterns.repeatClaim, 'tracking/web/mine/RepeatClaimPage.tsx'),
  page(paths.myData(), 'personal-data/web/MyDataPage.tsx'),
  page(paths.security(), 'accounts/web/SecurityPage.tsx'),
  page(paths.newOrder(), 'requests/web/NewOrderPage.tsx', 'flottakezeles'),
  page(paths.newOrderDone(), 'requests/web/BookingDonePage.tsx', 'uj-megrendeles-kesz'),
  page(patterns.newOrderOf, 'requests/web/NewOrderServicePage.tsx'),
  page(paths.ownCalculator(), 'prices/web/calculator/CalculatorPage.tsx', 'sajat-arkalkulator'),
  page(paths.ownBuyback(), 'buyback/web/BuybackPage.tsx', 'sajat-felvasarlas'),
  page(paths.ownBuybackOrder(), 'buyback/web/BuybackOrderPage.tsx', 'sajat-felvasarlas-futar'),
  page(paths.basicData(), 'customer-data/web/BasicDataPage.tsx'),
  page(paths.savedAddresses(), 'addresses/web/AddressBookPage.tsx'),
  page(paths.billingData(), 'invoices/web/BillingDataPage.tsx'),
  page(paths.shippingData(), 'addresses/web/ShippingDataPage.tsx'),
  page(paths.deskPrices(), 'prices/web/desk/PricesPage.tsx'),
  page(patterns.deskPriceChange, 'prices/web/desk/PriceChangePage.tsx'),
  page(paths.deskPromises(), 'reports/web/PromisesPage.tsx'),
  page(paths.reports(), 'reports/web/figures/ReportsPage.tsx'),
  page(paths.deskStaff(), 'accounts/web/StaffPage.tsx'),
  page(paths.companyPeople(), 'companies/web/PeoplePage.tsx'),
  page(paths.partnerAccess(), 'partner-api/web/PartnerAccessPage.tsx'),
  page(paths.sandbox(), 'sandbox/web/SandboxPage.tsx'),
  page(paths.deskCompanies(), 'companies/web/CompaniesPage.tsx'),
  page(patterns.deskCompany, 'companies/web/CompanyPage.tsx'),
  page(patterns.deskCompanyAccess, 'partner-api/web/DeskPartnerAccessPage.tsx'),
  page(paths.newOrderOfMany(), 'orders/web/many/ManyDevicesPage.tsx'),
  page(paths.bulkUpload(), 'bulk-upload/web/BulkUploadPage.tsx'),
  page(paths.counter(), 'stores/web/CounterPage.tsx'),
  page(paths.counterBooking(), 'stores/web/CounterBookingPage.tsx'),
  page(paths.counterBatches(), 'stores/web/CounterBatchesPage.tsx'),
  page(patterns.counterDevice, 'stores/web/CounterDevicePage.tsx'),
  page(paths.deskImports(), 'bulk-upload/web/ImportsPage.tsx'),
  page(paths.orders(), 'orders/web/OrdersPage.tsx'),
  page(paths.order(), 'orders/web/OrderPage.tsx'),
  page(paths.preAlerts(), 'pre-alerts/web/PreAlertsPage.tsx'),
  page(paths.newPreAlerts(), 'pre-alerts/web/NewPreAlertsPage.tsx'),
  page(patterns.preAlert, 'pre-alerts/web/PreAlertPage.tsx'),
  page(paths.devices(), 'devices/web/DevicesPage.tsx'),
  page(patterns.device, 'devices/web/DevicePage.tsx'),
  page(paths.ownMessages(), 'conversation/web/OwnMessagesPage.tsx'),
  page(paths.lgWorksheets(), 'worksheets/web/LgWorksheetsPage.tsx'),
  page(patterns.lgWorksheet, 'worksheets/web/LgWorksheetPage.tsx'),
  page(paths.appleWorksheets(), 'worksheets/web/AppleWorksheetsPage.tsx'),
  page(patterns.newAppleWorksheet, 'worksheets/web/NewAppleWorksheetPage.tsx'),
  page(patterns.appleWorksheet, 'worksheets/web/AppleWorksheetPage.tsx'),
  page(paths.worksheetTemplates(), 'worksheets/web/WorksheetTemplatesPage.tsx'),
  page(paths.newLgWorksheet(), 'worksheets/web/NewLgWorksheetPage.tsx'),
  page(paths.mieleDay(), 'worksheets/web/MieleDayPage.tsx'),
  page(paths.mieleWorksheets(), 'worksheets/web/MieleWorksheetsPage.tsx'),
  page(patterns.mieleWorksheet, 'worksheets/web/MieleWorksheetPage.tsx'),
  page(patterns.newMieleWorksheet, 'worksheets/web/NewMieleWorksheetPage.tsx'),
  page(paths.manual(), 'manual/web/ManualPage.tsx', 'dolgozoi-kisokos'),
  page(paths.newManualArticle(), 'manual/web/NewArticlePage.tsx'),
  page(patterns.manualArticle, 'manual/web/ArticlePage.tsx'),
  page(patterns.manualArticleChange, 'manual/web/ChangeArticlePage.tsx'),
  page(paths.staffGuide(), 'requests/web/StaffGuidePage.tsx'),
]

/** The desk's own layout brings the search and the scan box, and shows a screen to whoever has it in their menu. */
const desk = [
  page(paths.deskQueue(), 'service-desk/web/DeskQueuePage.tsx'),
  page(paths.deskSearch(), 'service-desk/web/DeskSearchPage.tsx'),
  page(paths.deskCaller(), 'service-desk/web/CallerBookingPage.tsx'),
  page(patterns.deskRequest, 'service-desk/web/DeskRequestPage.tsx'),
  page(paths.deskParcels(), 'unidentified-parcels/web/ParcelsPage.tsx'),
  page(paths.deskPreAlerts(), 'pre-alerts/web/desk/ExpectedPage.tsx'),
  page(patterns.deskPreAlert, 'pre-alerts/web/desk/ArrivingPage.tsx'),
  page(paths.deskStatements(), 'statements/web/StatementsPage.tsx'),
  page(paths.deskPayouts(), 'buyback/web/PayoutsPage.tsx'),
  page(paths.deskMessages(), 'conversation/web/MessagesPage.tsx'),
  page(paths.deskPersonalData(), 'personal-data/web/DeskPersonalDataPage.tsx'),
  page(paths.deskAudit(), 'personal-data/web/AuditPage.tsx'),
  page(paths.deskEmails(), 'notices/web/OutboxPage.tsx'),
  page(paths.deskSystemMessages(), 'notices/web/SystemMessagesPage.tsx'),
  page(paths.finance(), 'finance-desk/web/InvoicesPage.tsx', 'penzugy'),
  page(paths.financeTransfers(), 'finance-desk/web/TransfersPage.tsx'),
  page(paths.financeCod(), 'finance-desk/web/CodPage.tsx'),
  page(paths.financeRefunds(), 'finance-desk/web/RefundsPage.tsx'),
  page(paths.financeTerms(), 'finance-desk/web/TermsPage.tsx'),
  page(paths.financeInsurers(), 'finance-desk/web/InsurersPage.tsx'),
  page(paths.financeCompensations(), 'finance-desk/web/CompensationsPage.tsx'),
  page(paths.financeClosing(), 'finance-desk/web/ClosingPage.tsx'),
]

/** Every page: address → file. `outer` (SPEC 2) is open to visitors; the guard is in shell/guard.ts. */
export default [
  ...secondSpellings,
  layout('../shell/web/PublicLayout.tsx', { id: 'outer' }, [
    ...starts,
    ...bookings,
    ...selling,
    ...accounts,
    ...following,
    ...documents,
    ...information,
    ...payments,
    route('*', '../shell/web/NotFoundPage.tsx'),
  ]),
  layout('../shell/web/InternalLayout.tsx', { id: 'inner' }, inner),
  layout('../service-desk/web/DeskLayout.tsx', { id: 'desk' }, desk),
] satisfies RouteConfig

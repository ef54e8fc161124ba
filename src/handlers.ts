import { abandonedDevicesHandlers } from '#abandoned-devices/server/abandoned-devices.handlers.ts'
import { accountsHandlers } from '#accounts/server/accounts.handlers.ts'
import { addressesHandlers } from '#addresses/server/addresses.handlers.ts'
import { savedAddressesHandlers } from '#addresses/server/saved-addresses.handlers.ts'
import { bulkUploadHandlers } from '#bulk-upload/server/bulk-upload.handlers.ts'
import { buybackHandlers } from '#buyback/server/buyback.handlers.ts'
import { catalogueHandlers } from '#catalogue/server/catalogue.handlers.ts'
import { companiesHandlers } from '#companies/server/companies.handlers.ts'
import { companyRequestsHandlers } from '#company-requests/server/company-requests.handlers.ts'
import { compensationsHandlers } from '#compensations/server/compensations.handlers.ts'
import { contactHandlers } from '#contact/server/contact.handlers.ts'
import { conversationHandlers } from '#conversation/server/conversation.handlers.ts'
import { correctionsHandlers } from '#corrections/server/corrections.handlers.ts'
import { courierHandlers } from '#courier/server/courier.handlers.ts'
import { customerDataHandlers } from '#customer-data/server/customer-data.handlers.ts'
import { devicesHandlers } from '#devices/server/devices.handlers.ts'
import { documentsHandlers } from '#documents/server/documents.handlers.ts'
import { financeDeskHandlers } from '#finance-desk/server/finance-desk.handlers.ts'
import { collectiveHandlers } from '#invoices/server/collective/collective.handlers.ts'
import { invoicesHandlers } from '#invoices/server/invoices.handlers.ts'
import { termsHandlers } from '#invoices/server/terms.handlers.ts'
import { manualHandlers } from '#manual/server/manual.handlers.ts'
import { noticesHandlers } from '#notices/server/notices.handlers.ts'
import { ordersHandlers } from '#orders/server/orders.handlers.ts'
import { developerHandlers } from '#partner-api/server/developer.handlers.ts'
import { partnerApiHandlers } from '#partner-api/server/partner-api.handlers.ts'
import { paymentsHandlers } from '#payments/server/payments.handlers.ts'
import { providerListsHandlers } from '#payments/server/provider-lists.handlers.ts'
import { surplusesHandlers } from '#payments/server/surpluses.handlers.ts'
import { transfersHandlers } from '#payments/server/transfers.handlers.ts'
import { personalDataHandlers } from '#personal-data/server/personal-data.handlers.ts'
import { preAlertsHandlers } from '#pre-alerts/server/pre-alerts.handlers.ts'
import { priceDeskHandlers } from '#prices/server/desk/price-desk.handlers.ts'
import { pricesHandlers } from '#prices/server/prices.handlers.ts'
import { insurerHandlers } from '#quotes/server/insurer/insurer.handlers.ts'
import { insurersHandlers } from '#quotes/server/insurer/insurers.handlers.ts'
import { quotesHandlers } from '#quotes/server/quotes.handlers.ts'
import { reportsHandlers } from '#reports/server/reports.handlers.ts'
import { requestsHandlers } from '#requests/server/requests.handlers.ts'
import { sandboxHandlers } from '#sandbox/server/sandbox.handlers.ts'
import { serviceDeskHandlers } from '#service-desk/server/service-desk.handlers.ts'
import { siteHandlers } from '#site/server/site.handlers.ts'
import { statementsHandlers } from '#statements/server/statements.handlers.ts'
import { storesHandlers } from '#stores/server/stores.handlers.ts'
import { trackingHandlers } from '#tracking/server/tracking.handlers.ts'
import { unidentifiedParcelsHandlers } from '#unidentified-parcels/server/unidentified-parcels.handlers.ts'
import { appleWorksheetsHandlers } from '#worksheets/server/apple-worksheets.handlers.ts'
import { benchHandlers } from '#worksheets/server/bench.handlers.ts'
import { lgWorksheetsHandlers } from '#worksheets/server/lg-worksheets.handlers.ts'
import { mieleWorksheetsHandlers } from '#worksheets/server/miele-worksheets.handlers.ts'
import { worksheetNumberOf } from '#worksheets/server/open-worksheet.ts'
import { templatesHandlers } from '#worksheets/server/templates.handlers.ts'
import { worksheetsHandlers } from '#worksheets/server/worksheets.handlers.ts'
import { workshopHandlers } from '#workshop/server/workshop.handlers.ts'
import type { api } from './api.ts'
import type { Handlers } from './context.ts'

/** Which use case answers each row of api.ts. */
export const handlers: { readonly [Slice in keyof typeof api]: Handlers<(typeof api)[Slice]> } = {
  abandonedDevices: abandonedDevicesHandlers,
  accounts: accountsHandlers,
  addresses: addressesHandlers,
  buyback: buybackHandlers,
  catalogue: catalogueHandlers,
  collective: collectiveHandlers,
  companies: companiesHandlers,
  companyRequests: companyRequestsHandlers,
  compensations: compensationsHandlers,
  contact: contactHandlers,
  conversation: conversationHandlers,
  corrections: correctionsHandlers,
  courier: courierHandlers,
  customerData: customerDataHandlers,
  devices: devicesHandlers,
  documents: documentsHandlers,
  insurer: insurerHandlers,
  insurers: insurersHandlers,
  invoices: invoicesHandlers,
  financeDesk: financeDeskHandlers,
  manual: manualHandlers,
  notices: noticesHandlers,
  preAlerts: preAlertsHandlers(worksheetNumberOf),
  priceDesk: priceDeskHandlers,
  prices: pricesHandlers,
  quotes: quotesHandlers,
  bulkUpload: bulkUploadHandlers,
  orders: ordersHandlers,
  requests: requestsHandlers,
  savedAddresses: savedAddressesHandlers,
  developer: developerHandlers,
  partnerApi: partnerApiHandlers,
  payments: paymentsHandlers,
  personalData: personalDataHandlers,
  reports: reportsHandlers,
  sandbox: sandboxHandlers,
  serviceDesk: serviceDeskHandlers,
  site: siteHandlers,
  statements: statementsHandlers,
  stores: storesHandlers,
  tracking: trackingHandlers,
  providerLists: providerListsHandlers,
  surpluses: surplusesHandlers,
  terms: termsHandlers,
  transfers: transfersHandlers,
  unidentifiedParcels: unidentifiedParcelsHandlers,
  workshop: workshopHandlers(worksheetNumberOf),
  worksheets: worksheetsHandlers,
  bench: benchHandlers,
  worksheetTemplates: templatesHandlers,
  lgWorksheets: lgWorksheetsHandlers,
  appleWorksheets: appleWorksheetsHandlers,
  mieleWorksheets: mieleWorksheetsHandlers,
}

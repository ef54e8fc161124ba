import { abandonedDevicesApi } from '#abandoned-devices/abandoned-devices.api.ts'
import { accountsApi } from '#accounts/accounts.api.ts'
import { addressesApi } from '#addresses/addresses.api.ts'
import { savedAddressesApi } from '#addresses/saved-addresses.api.ts'
import { bulkUploadApi } from '#bulk-upload/bulk-upload.api.ts'
import { buybackApi } from '#buyback/buyback.api.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { companiesApi } from '#companies/companies.api.ts'
import { companyRequestsApi } from '#company-requests/company-requests.api.ts'
import { compensationsApi } from '#compensations/compensations.api.ts'
import { contactApi } from '#contact/contact.api.ts'
import { conversationApi } from '#conversation/conversation.api.ts'
import { correctionsApi } from '#corrections/corrections.api.ts'
import { courierApi } from '#courier/courier.api.ts'
import { customerDataApi } from '#customer-data/customer-data.api.ts'
import { devicesApi } from '#devices/devices.api.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { financeDeskApi } from '#finance-desk/finance-desk.api.ts'
import { collectiveApi } from '#invoices/collective.api.ts'
import { invoicesApi } from '#invoices/invoices.api.ts'
import { termsApi } from '#invoices/terms.api.ts'
import { manualApi } from '#manual/manual.api.ts'
import { noticesApi } from '#notices/notices.api.ts'
import { ordersApi } from '#orders/orders.api.ts'
import { developerApi } from '#partner-api/developer.api.ts'
import { partnerApi } from '#partner-api/partner-api.api.ts'
import { paymentsApi } from '#payments/payments.api.ts'
import { providerListsApi } from '#payments/provider-lists.api.ts'
import { surplusesApi } from '#payments/surpluses.api.ts'
import { transfersApi } from '#payments/transfers.api.ts'
import { personalDataApi } from '#personal-data/personal-data.api.ts'
import { preAlertsApi } from '#pre-alerts/pre-alerts.api.ts'
import { priceDeskApi } from '#prices/price-desk.api.ts'
import { pricesApi } from '#prices/prices.api.ts'
import { insurerApi } from '#quotes/insurer.api.ts'
import { insurersApi } from '#quotes/insurers.api.ts'
import { quotesApi } from '#quotes/quotes.api.ts'
import { reportsApi } from '#reports/reports.api.ts'
import { requestsApi } from '#requests/requests.api.ts'
import { sandboxApi } from '#sandbox/sandbox.api.ts'
import { serviceDeskApi } from '#service-desk/service-desk.api.ts'
import { siteApi } from '#site/site.api.ts'
import { statementsApi } from '#statements/statements.api.ts'
import { storesApi } from '#stores/stores.api.ts'
import { trackingApi } from '#tracking/tracking.api.ts'
import { unidentifiedParcelsApi } from '#unidentified-parcels/unidentified-parcels.api.ts'
import { appleWorksheetsApi } from '#worksheets/apple-worksheets.api.ts'
import { benchApi } from '#worksheets/bench.api.ts'
import { lgWorksheetsApi } from '#worksheets/lg-worksheets.api.ts'
import { mieleWorksheetsApi } from '#worksheets/miele-worksheets.api.ts'
import { templatesApi } from '#worksheets/templates.api.ts'
import { worksheetsApi } from '#worksheets/worksheets.api.ts'
import { workshopApi } from '#workshop/workshop.api.ts'

/** Every endpoint: method, path, who may call it, what goes in, what comes out. Each slice keeps its own rows. */
export const api = {
  abandonedDevices: abandonedDevicesApi,
  accounts: accountsApi,
  addresses: addressesApi,
  buyback: buybackApi,
  catalogue: catalogueApi,
  collective: collectiveApi,
  companies: companiesApi,
  companyRequests: companyRequestsApi,
  compensations: compensationsApi,
  contact: contactApi,
  conversation: conversationApi,
  corrections: correctionsApi,
  courier: courierApi,
  customerData: customerDataApi,
  developer: developerApi,
  devices: devicesApi,
  documents: documentsApi,
  insurer: insurerApi,
  insurers: insurersApi,
  invoices: invoicesApi,
  financeDesk: financeDeskApi,
  manual: manualApi,
  notices: noticesApi,
  preAlerts: preAlertsApi,
  priceDesk: priceDeskApi,
  prices: pricesApi,
  quotes: quotesApi,
  requests: requestsApi,
  savedAddresses: savedAddressesApi,
  bulkUpload: bulkUploadApi,
  orders: ordersApi,
  partnerApi,
  payments: paymentsApi,
  personalData: personalDataApi,
  reports: reportsApi,
  sandbox: sandboxApi,
  serviceDesk: serviceDeskApi,
  site: siteApi,
  statements: statementsApi,
  stores: storesApi,
  tracking: trackingApi,
  providerLists: providerListsApi,
  surpluses: surplusesApi,
  terms: termsApi,
  transfers: transfersApi,
  unidentifiedParcels: unidentifiedParcelsApi,
  workshop: workshopApi,
  worksheets: worksheetsApi,
  bench: benchApi,
  worksheetTemplates: templatesApi,
  lgWorksheets: lgWorksheetsApi,
  appleWorksheets: appleWorksheetsApi,
  mieleWorksheets: mieleWorksheetsApi,
}

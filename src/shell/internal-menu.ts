import { companyTypes, isPrivate } from '#accounts/customer-type.ts'
import { bulkUploadTypes, hasFeature, preAlertTypes } from '#accounts/features.ts'
import { type CompanyRole, type CustomerType, customerTypes, type PermissionKey } from '#accounts/who.ts'
import { paths } from '#paths.ts'
import { storeTypes } from '#stores/store-types.ts'
import type { InternalTexts } from './internal-texts.ts'

/** One entry of the side menu. Its words are the key of the same name in the texts; `icon` is drawn by `SideMenu.tsx`. */
export type InternalEntry = {
  readonly label: keyof InternalTexts['menu']
  readonly icon:
    | 'home'
    | 'claims'
    | 'queue'
    | 'search'
    | 'messages'
    | 'phone'
    | 'emails'
    | 'bell'
    | 'staff'
    | 'orders'
    | 'devices'
    | 'guide'
    | 'person'
    | 'invoice'
    | 'truck'
    | 'money'
    | 'address'
    | 'track'
    | 'security'
    | 'data'
    | 'personSearch'
    | 'audit'
    | 'prices'
    | 'calculator'
    | 'logOut'
    | 'payout'
    | 'companies'
    | 'promises'
    | 'chart'
    | 'code'
    | 'upload'
    | 'counter'
    | 'worksheet'
  readonly to?: string
  readonly action?: 'logOut'
  /** SPEC 2: whom it is for. */
  readonly roles: 'all' | readonly CustomerType[]
  /** Of employees, only those who hold this key (SPEC 6). */
  readonly key?: PermissionKey
  /** Of the people of a company, only those who are this in it. */
  readonly companyRole?: CompanyRole
  /** Of the people of a company, nobody who only looks (GAPS D12). */
  readonly sends?: true
}

const employees: readonly CustomerType[] = ['EMPLOYEE']
/** Whoever sends requests in for a company (SPEC 1); pre-alert customers see announcements instead. */
const senders = companyTypes.filter((type) => type !== 'PREALERT')
const customers = customerTypes.filter((type) => type !== 'EMPLOYEE')

/** SPEC 1: customers of pre-alerts see those in place of requests. */
const withRequests = customerTypes.filter((type) => !hasFeature(type, 'preAlert'))

/** SPEC 2, side menu: the entries whose screens exist. */
const menu: readonly InternalEntry[] = [
  { label: 'home', icon: 'home', to: paths.dashboard(), roles: customers },
  { label: 'queue', icon: 'queue', to: paths.deskQueue(), roles: employees, key: 'request.queue' },
  { label: 'search', icon: 'search', to: paths.deskSearch(), roles: employees, key: 'request.queue' },
  { label: 'caller', icon: 'phone', to: paths.deskCaller(), roles: employees, key: 'request.book' },
  { label: 'parcels', icon: 'orders', to: paths.deskParcels(), roles: employees, key: 'request.arrive' },
  { label: 'expected', icon: 'truck', to: paths.deskPreAlerts(), roles: employees, key: 'request.arrive' },
  { label: 'statements', icon: 'claims', to: paths.deskStatements(), roles: employees, key: 'request.queue' },
  { label: 'messages', icon: 'messages', to: paths.deskMessages(), roles: employees, key: 'request.queue' },
  { label: 'finance', icon: 'money', to: paths.finance(), roles: employees, key: 'invoice.markPaid' },
  { label: 'emails', icon: 'emails', to: paths.deskEmails(), roles: employees, key: 'message.reply' },
  { label: 'payouts', icon: 'payout', to: paths.deskPayouts(), roles: employees, key: 'invoice.markPaid' },
  { label: 'prices', icon: 'prices', to: paths.deskPrices(), roles: employees, key: 'price.edit' },
  { label: 'imports', icon: 'upload', to: paths.deskImports(), roles: employees, key: 'import.review' },
  { label: 'systemMessages', icon: 'bell', to: paths.deskSystemMessages(), roles: employees, key: 'systemMessage.edit' },
  { label: 'personalData', icon: 'personSearch', to: paths.deskPersonalData(), roles: employees, key: 'customer.anonymise' },
  { label: 'promises', icon: 'promises', to: paths.deskPromises(), roles: employees, key: 'report.view' },
  { label: 'reports', icon: 'chart', to: paths.reports(), roles: employees, key: 'report.view' },
  { label: 'audit', icon: 'audit', to: paths.deskAudit(), roles: employees, key: 'audit.view' },
  { label: 'companies', icon: 'companies', to: paths.deskCompanies(), roles: employees, key: 'company.people' },
  { label: 'staff', icon: 'staff', to: paths.deskStaff(), roles: employees, key: 'permission.grant' },
  { label: 'userInformation', icon: 'person', to: paths.basicData(), roles: 'all' },
  { label: 'orders', icon: 'orders', to: paths.orders(), roles: customers },
  { label: 'counter', icon: 'counter', to: paths.counter(), roles: storeTypes },
  { label: 'massUpload', icon: 'upload', to: paths.bulkUpload(), roles: bulkUploadTypes, sends: true },
  { label: 'calculator', icon: 'calculator', to: paths.ownCalculator(), roles: customers },
  { label: 'buyback', icon: 'payout', to: paths.ownBuyback(), roles: customers },
  { label: 'preAlerts', icon: 'claims', to: paths.preAlerts(), roles: preAlertTypes },
  { label: 'allClaims', icon: 'claims', to: paths.myRequests(), roles: withRequests },
  { label: 'devices', icon: 'devices', to: paths.devices(), roles: customers },
  { label: 'reports', icon: 'chart', to: paths.reports(), roles: senders },
  { label: 'staff', icon: 'staff', to: paths.companyPeople(), roles: companyTypes, companyRole: 'administrator' },
  { label: 'partnerAccess', icon: 'code', to: paths.partnerAccess(), roles: companyTypes, companyRole: 'administrator' },
  { label: 'billingInformation', icon: 'invoice', to: paths.billingData(), roles: customers },
  { label: 'shippingInformation', icon: 'truck', to: paths.shippingData(), roles: customers },
  { label: 'addressInformation', icon: 'address', to: paths.savedAddresses(), roles: customers },
  { label: 'messages', icon: 'messages', to: paths.ownMessages(), roles: customers },
  { label: 'lgWorksheets', icon: 'worksheet', to: paths.lgWorksheets(), roles: employees, key: 'worksheet.lg.view' },
  { label: 'appleWorksheets', icon: 'worksheet', to: paths.appleWorksheets(), roles: employees, key: 'worksheet.apple.view' },
  { label: 'worksheetTemplates', icon: 'worksheet', to: paths.worksheetTemplates(), roles: employees, key: 'worksheet.templates' },
  { label: 'mieleWorksheets', icon: 'worksheet', to: paths.mieleDay(), roles: employees, key: 'worksheet.miele.view' },
  { label: 'manual', icon: 'guide', to: paths.manual(), roles: employees, key: 'manual.view' },
  { label: 'staffGuide', icon: 'guide', to: paths.staffGuide(), roles: employees },
  { label: 'tracking', icon: 'track', to: paths.tracking(), roles: customers },
  { label: 'myData', icon: 'data', to: paths.myData(), roles: 'all' },
  { label: 'security', icon: 'security', to: paths.security(), roles: 'all' },
  { label: 'logOut', icon: 'logOut', action: 'logOut', roles: 'all' },
]

export type Viewer = { readonly customerType: CustomerType; readonly permissionKeys: readonly string[]; readonly companyRole: CompanyRole | null }

/** The entries of somebody who logged in. What may be done behind them the server decides. */
export const internalMenuFor = (viewer: Viewer, entries: readonly InternalEntry[] = menu): InternalEntry[] =>
  entries.filter(
    ({ roles, key, companyRole, sends }) =>
      isFor(roles, viewer) &&
      isOpenTo(key, viewer) &&
      (companyRole === undefined || companyRole === viewer.companyRole) &&
      !(sends && viewer.companyRole === 'viewer'),
  )

/** The entry that leads to a screen, or to the screen above it; null: none does that somebody sees. */
export function entryAbove(address: string, viewer: Viewer): InternalEntry | null {
  const leading = menu.filter(({ to }) => to !== undefined && (address === to || address.startsWith(`${to}/`)))
  const [entry] = leading.sort((a, b) => (b.to?.length ?? 0) - (a.to?.length ?? 0))
  return (entry && internalMenuFor(viewer, [entry])[0]) ?? null
}

/** Whether somebody may open a screen: whoever sees the entry that leads to it, or to the screen above it. */
export const mayOpenScreen = (address: string, viewer: Viewer): boolean => entryAbove(address, viewer) !== null

const isFor = (roles: InternalEntry['roles'], { customerType }: Viewer) => roles === 'all' || roles.includes(customerType)

/** Keys are of employees only: an entry for others too is not hidden from those who can hold none. */
const isOpenTo = (key: PermissionKey | undefined, { customerType, permissionKeys }: Viewer) =>
  key === undefined || customerType !== 'EMPLOYEE' || permissionKeys.includes(key)

/** SPEC 2 and DESIGN 8.17: where a new order begins; null: pre-alert customers have none. */
export function newOrderTarget(type: CustomerType): string | null {
  if (type === 'PREALERT') return null
  if (type === 'EMPLOYEE') return paths.employeeRequest()
  return isPrivate(type) ? paths.requestStart() : paths.newOrder()
}

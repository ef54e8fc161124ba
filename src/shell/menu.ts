import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import { paths } from '#paths.ts'
import type { ShellTexts } from './texts.ts'

/** One entry of the public menu. Its words are the key of the same name in the texts. */
export type MenuEntry = {
  readonly label: keyof ShellTexts['menu']
  /** An address of the portal. */
  readonly to?: string
  /** A page outside the portal. */
  readonly href?: string
  readonly action?: 'logOut'
  /** Whom it is shown to: `signedOut`, `signedIn`; everybody where it is missing. */
  readonly shownTo?: 'signedOut' | 'signedIn'
  readonly onlyIn?: Language
  readonly only?: readonly CustomerType[]
  /** SPEC 2: the menu shows what has safety mode 0; 1 is not open to the public yet. */
  readonly safetyMode: 0 | 1
  readonly items?: readonly MenuEntry[]
}

const menu: readonly MenuEntry[] = [
  {
    label: 'request',
    to: paths.requestStart(),
    safetyMode: 0,
    items: [
      { label: 'allServices', to: paths.requestStart(), safetyMode: 0 },
      { label: 'brands', to: paths.brands(), safetyMode: 0 },
      { label: 'insurance', to: paths.insurance(), safetyMode: 0 },
      { label: 'serviceWarranty', to: paths.serviceWarrantyPickup(), safetyMode: 0 },
      { label: 'telekom', to: paths.operator('telekom'), safetyMode: 0 },
      { label: 'vodafone', to: paths.operator('vodafone'), safetyMode: 0 },
      { label: 'calculator', to: paths.calculator(), safetyMode: 0 },
      { label: 'buyback', to: paths.buyback(), safetyMode: 0 },
    ],
  },
  { label: 'tracking', to: paths.tracking(), safetyMode: 0 },
  { label: 'prices', to: paths.priceList(), safetyMode: 0 },
  {
    label: 'company',
    href: paths.companySite('about'),
    safetyMode: 0,
    items: [
      { label: 'about', href: paths.companySite('about'), safetyMode: 0 },
      { label: 'services', href: paths.companySite('services'), safetyMode: 0 },
      { label: 'partners', href: paths.companySite('partners'), safetyMode: 0, only: ['B2B', 'FLOTTA'] },
      { label: 'career', href: paths.companySite('career'), safetyMode: 0 },
      { label: 'jobOffers', href: paths.companySite('jobOffers'), safetyMode: 0, onlyIn: 'hu' },
      { label: 'contact', to: paths.contact(), safetyMode: 0 },
    ],
  },
  { label: 'login', to: paths.login(), safetyMode: 0, shownTo: 'signedOut' },
  { label: 'dashboard', to: paths.dashboard(), safetyMode: 0, shownTo: 'signedIn' },
  { label: 'logOut', action: 'logOut', safetyMode: 0, shownTo: 'signedIn' },
]

/** Who looks at the menu; `customerType` is null for a visitor. */
export type Viewer = { readonly language: Language; readonly customerType: CustomerType | null }

/** The entries a viewer sees. A visitor sees what every kind of customer may see. */
export function menuFor(viewer: Viewer, entries: readonly MenuEntry[] = menu): MenuEntry[] {
  return entries.filter((entry) => isShown(entry, viewer)).map((entry) => (entry.items ? { ...entry, items: menuFor(viewer, entry.items) } : entry))
}

function isShown({ safetyMode, shownTo, onlyIn, only }: MenuEntry, { language, customerType }: Viewer): boolean {
  if (safetyMode !== 0) return false
  if (onlyIn !== undefined && onlyIn !== language) return false
  if (shownTo === 'signedIn' && customerType === null) return false
  if (shownTo === 'signedOut' && customerType !== null) return false
  return only === undefined || customerType === null || only.includes(customerType)
}

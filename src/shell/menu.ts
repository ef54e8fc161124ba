import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import { publicPaths } from '#public-paths.ts'
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
    to: publicPaths.requestStart(),
    safetyMode: 0,
    items: [
      { label: 'allServices', to: publicPaths.requestStart(), safetyMode: 0 },
      { label: 'brands', to: publicPaths.brands(), safetyMode: 0 },
      { label: 'insurance', to: publicPaths.insurance(), safetyMode: 0 },
      { label: 'serviceWarranty', to: publicPaths.serviceWarrantyPickup(), safetyMode: 0 },
      { label: 'telekom', to: publicPaths.operator('telekom'), safetyMode: 0 },
      { label: 'vodafone', to: publicPaths.operator('vodafone'), safetyMode: 0 },
      { label: 'calculator', to: publicPaths.calculator(), safetyMode: 0 },
      { label: 'buyback', to: publicPaths.buyback(), safetyMode: 0 },
    ],
  },
  { label: 'tracking', to: publicPaths.tracking(), safetyMode: 0 },
  { label: 'prices', to: publicPaths.priceList(), safetyMode: 0 },
  {
    label: 'company',
    href: publicPaths.companySite('about'),
    safetyMode: 0,
    items: [
      { label: 'about', href: publicPaths.companySite('about'), safetyMode: 0 },
      { label: 'services', href: publicPaths.companySite('services'), safetyMode: 0 },
      { label: 'partners', href: publicPaths.companySite('partners'), safetyMode: 0, only: ['B2B', 'FLOTTA'] },
      { label: 'career', href: publicPaths.companySite('career'), safetyMode: 0 },
      { label: 'jobOffers', href: publicPaths.companySite('jobOffers'), safetyMode: 0, onlyIn: 'hu' },
      { label: 'contact', to: publicPaths.contact(), safetyMode: 0 },
    ],
  },
  { label: 'login', to: publicPaths.login(), safetyMode: 0, shownTo: 'signedOut' },
  { label: 'dashboard', to: publicPaths.dashboard(), safetyMode: 0, shownTo: 'signedIn' },
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

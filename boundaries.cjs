/** Which slices each slice may lean on. Whatever is not listed here is forbidden. */
const slices = {
  calendar: [],
  accounts: [],
  addresses: ['accounts'],
  catalogue: ['accounts', 'calendar'],
  prices: ['accounts', 'addresses', 'calendar', 'catalogue', 'site'],
  buyback: ['calendar', 'addresses', 'catalogue', 'accounts', 'customer-data', 'documents', 'prices', 'quotes', 'requests', 'site'],
  conversation: ['calendar', 'catalogue', 'accounts', 'documents', 'requests', 'courier', 'quotes'],
  'customer-data': ['accounts', 'addresses', 'catalogue'],
  courier: ['calendar', 'addresses', 'catalogue', 'accounts', 'documents', 'invoices', 'quotes', 'requests', 'site'],
  devices: ['calendar', 'catalogue', 'accounts', 'documents', 'requests'],
  documents: ['accounts', 'requests'],
  quotes: ['calendar', 'addresses', 'catalogue', 'prices', 'accounts', 'documents', 'requests', 'site'],
  requests: ['calendar', 'addresses', 'catalogue', 'prices', 'accounts', 'customer-data', 'documents', 'site'],
  'finance-desk': ['calendar', 'accounts', 'invoices', 'payments', 'requests'],
  notices: ['accounts', 'calendar', 'catalogue', 'requests'],
  orders: ['calendar', 'catalogue', 'accounts', 'requests'],
  'personal-data': ['accounts', 'documents', 'requests', 'site'],
  invoices: ['calendar', 'addresses', 'catalogue', 'prices', 'accounts', 'customer-data', 'documents', 'quotes', 'requests', 'site'],
  payments: ['calendar', 'catalogue', 'accounts', 'documents', 'invoices', 'requests', 'site'],
  reports: ['calendar', 'accounts', 'catalogue', 'requests'],
  'service-desk': [
    'calendar',
    'addresses',
    'buyback',
    'catalogue',
    'accounts',
    'documents',
    'requests',
    'invoices',
    'payments',
    'courier',
    'prices',
    'quotes',
    'workshop',
    'conversation',
    'tracking',
    'notices',
    'shell',
    'site',
  ],
  site: ['accounts', 'addresses', 'catalogue'],
  stores: ['accounts', 'addresses', 'personal-data'],
  shell: ['accounts', 'conversation', 'notices'],
  workshop: ['calendar', 'addresses', 'catalogue', 'accounts', 'documents', 'invoices', 'requests', 'quotes', 'site'],
  tracking: [
    'calendar',
    'addresses',
    'buyback',
    'catalogue',
    'prices',
    'accounts',
    'documents',
    'requests',
    'courier',
    'quotes',
    'conversation',
    'workshop',
    'payments',
  ],
}

/** What a visitor is shown (the `outer` layout of src/routes.ts). */
const publicPages =
  '^src/(catalogue|requests|site|tracking|documents|payments)/web/|^src/prices/web/(?!desk/)|^src/buyback/web/(BuybackPage|BuybackOrderPage|BuybackPanel)|^src/shell/web/(PublicLayout|NotFoundPage|CookieSettingsPage)|^src/accounts/web/(Login|SetPassword|EmailChange|Registration)Page|^src/conversation/web/RatingPage|^src/app/root'

const every = Object.keys(slices).join('|')
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    ...Object.entries(slices).map(([slice, leansOn]) =>
      forbid(
        `${slice}-leans-on-its-list`,
        'Extend the list above, or let a table in src/ wire the two together.',
        { path: `^src/${slice}/` },
        { path: `^src/(${every})/`, pathNot: `^src/(${[slice, ...leansOn].join('|')})/` },
      ),
    ),
    forbid(
      'base-knows-no-slice',
      'base/ holds no product words.',
      { path: '^src/base/', pathNot: '\\.test\\.tsx?$' },
      { path: [`^src/(${every})/`, '^src/(paths|api|context|routes|reactions|schedule)\\.', '^db/'] },
    ),
    forbid(
      'slice-root-is-pure',
      'Rules run in the browser and on the server: they know zod, base rules and each other.',
      { path: `^src/(${every})/[^/]+\\.ts$`, pathNot: '\\.test\\.ts$' },
      { path: ['/server/', '/web/', 'node_modules/(?!zod|libphonenumber-js|ibantools|use-intl)', '^node:'] },
    ),
    forbid(
      'maps-are-pure',
      'paths, api, errors and context are open to every slice, so they stay free of React and use cases.',
      { path: '^src/(paths|api|errors|context)\\.ts$' },
      { path: ['^src/(?!base)[^/]+/server/', '/web/'] },
    ),
    forbid(
      'wiring-is-the-top',
      'Slices are wired by these tables and stay unaware of them.',
      { path: '^src/[^/]+/', pathNot: '^src/app/' },
      { path: '^src/(app/|(routes|reactions|schedule|handlers|document-makers)\\.ts$)' },
    ),
    forbid(
      'web-never-meets-server',
      'The browser bundle holds no server code.',
      { path: '/web/|^src/(routes\\.ts|app/(root|entry\\.client)\\.tsx)$' },
      { path: '/server/|^src/app/(server|portal)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'server-never-meets-web',
      'The server holds no React.',
      { path: '/server/|^src/app/(server|portal|request-context)' },
      { path: '/web/|\\.tsx$|node_modules/react' },
    ),
    forbid(
      'sql-lives-in-stores',
      'SQL is written in *-store.ts.',
      { path: '^src/', pathNot: '-store\\.ts$|^src/(base/server|embedded-postgres)/|^src/context\\.ts$|\\.test\\.ts$' },
      { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'react-aria-stands-in-the-kit',
      'Screens take the pieces of base/web/kit/inside.',
      { path: '^src/', pathNot: '^src/base/web/kit/inside/' },
      { path: 'node_modules/(react-aria|react-stately|@internationalized|@react-aria)' },
    ),
    forbid(
      'public-pages-carry-no-react-aria',
      'What base/web/kit/inside is built on is for whoever logged in: a visitor on a phone waits for none of it (DESIGN 2).',
      { path: publicPages, pathNot: '^src/tracking/web/mine/' },
      { path: '^src/base/web/kit/inside/', reachable: true },
    ),
    forbid('product-needs-no-test-kit', 'Product code imports no test kit.', { path: '^src/', pathNot: '\\.test\\.tsx?$' }, { path: '^testing/' }),
    forbid('no-cycles', 'Everything flows one way, types included.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'], extensions: ['.ts', '.tsx', '.js'] },
  },
}

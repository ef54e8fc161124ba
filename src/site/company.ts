/**
 * The company behind the portal: the one place for its name, addresses and numbers. It is made up: the seat does not exist,
 * the domain is reserved for examples, the tax number only passes its checksum. Whoever runs the portal for real edits this file.
 */
export const company = {
  name: 'Mobilfutár Szerviz Kft.',
  longName: 'Mobilfutár Szerviz Korlátolt Felelősségű Társaság',
  brand: 'Mobilfutár',
  address: '1117 Budapest, Minta utca 1.',
  postalAddress: '1519 Budapest, Pf. 100.',
  /** Where devices are repaired and complaints are taken in person. */
  workshop: '1117 Budapest, Minta utca 1., földszint',
  phone: '+36 1 555 0134',
  email: 'ugyfelszolgalat@mobilfutar.example',
  privacyEmail: 'adatvedelem@mobilfutar.example',
  registryCourt: 'Fővárosi Törvényszék Cégbírósága',
  registryNumber: '01-09-999999',
  taxNumber: '12345676-2-43',
  euTaxNumber: 'HU12345676',
  bankAccount: '99900009-00000000-00000000',
  openingHours: { from: '08:00', to: '17:00' },
  hosting: {
    name: 'Minta Tárhely Kft.',
    address: '1138 Budapest, Minta köz 2.',
    email: 'info@tarhely.example',
    phone: '+36 1 555 0177',
  },
} as const

/** Where a login was made, in the names of the products: `{ browser: 'Firefox', system: 'Windows' }`. Null: not one of the known ones. */
export type DeviceLabel = { readonly browser: string | null; readonly system: string | null }

/** The first sign that stands in the header decides: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

/** Android calls itself Linux, and an iPhone says that it is like Mac OS X. */
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const firstIn = (header: string, signs: readonly (readonly [sign: string, name: string])[]) =>
  signs.find(([sign]) => header.includes(sign))?.[1] ?? null

/**
 * Reads browser and system from a User-Agent header, for the list of logins. No version and nothing else of the header is kept: enough for
 * somebody to recognise their own device, too little to follow it.
 */
export const deviceLabelOf = (userAgent: string | undefined): DeviceLabel => ({
  browser: firstIn(userAgent ?? '', browsers),
  system: firstIn(userAgent ?? '', systems),
})

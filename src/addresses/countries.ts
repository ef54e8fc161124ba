/** Where an invoice may go: ISO 3166 codes of three letters, as addresses carry them, with those of two, which `Intl` can name. */
const codes: Readonly<Record<string, string>> = {
  HUN: 'HU',
  AUT: 'AT',
  BEL: 'BE',
  BGR: 'BG',
  CHE: 'CH',
  CYP: 'CY',
  CZE: 'CZ',
  DEU: 'DE',
  DNK: 'DK',
  ESP: 'ES',
  EST: 'EE',
  FIN: 'FI',
  FRA: 'FR',
  GBR: 'GB',
  GRC: 'GR',
  HRV: 'HR',
  IRL: 'IE',
  ITA: 'IT',
  LTU: 'LT',
  LUX: 'LU',
  LVA: 'LV',
  MLT: 'MT',
  NLD: 'NL',
  NOR: 'NO',
  POL: 'PL',
  PRT: 'PT',
  ROU: 'RO',
  SRB: 'RS',
  SVK: 'SK',
  SVN: 'SI',
  SWE: 'SE',
  UKR: 'UA',
}

/** The name of a country in a language (an `Intl` locale); its code where there is none. */
export const countryName = (code: string, locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(codes[code] ?? code) ?? code

/** Hungary first, the others by name. */
export function countriesByName(locale: string): readonly { readonly code: string; readonly name: string }[] {
  const [home = 'HUN', ...abroad] = Object.keys(codes)
  const named = (code: string) => ({ code, name: countryName(code, locale) })
  return [named(home), ...abroad.map(named).sort((one, other) => one.name.localeCompare(other.name, locale))]
}

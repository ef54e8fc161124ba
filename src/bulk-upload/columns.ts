/** How a column is known: its own name, and what else it may be called, in any of our languages. */
type Known = { readonly aliases: readonly string[]; readonly required?: true }

/** GAPS D6: the columns of an upload, in the order of the template. Of `imei_1` and `gyari_szam` one is required. */
const columns = {
  partner_hivatkozas: { aliases: ['partner hivatkozás', 'hivatkozás', 'reference', 'partner reference', 'referenz', 'referenca'] },
  rma_szam: { aliases: ['rma', 'rma number', 'rma-nummer', 'številka rma'] },
  javitas_tipusa: { aliases: ['javítás típusa', 'javítás', 'repair type', 'warranty type', 'reparaturart', 'vrsta popravila'], required: true },
  marka: { aliases: ['márka', 'gyártó', 'brand', 'manufacturer', 'marke', 'hersteller', 'znamka'], required: true },
  termekcsoport: { aliases: ['termékcsoport', 'product group', 'category', 'produktgruppe', 'skupina izdelkov'], required: true },
  tipus: { aliases: ['típus', 'modell', 'model', 'product type', 'typ', 'vrsta'], required: true },
  szin: { aliases: ['szín', 'colour', 'color', 'farbe', 'barva'] },
  imei_1: { aliases: ['imei', 'imei1', 'imei szám'] },
  gyari_szam: { aliases: ['gyári szám', 'sorozatszám', 'serial', 'serial number', 'seriennummer', 'serijska številka'] },
  imei_2: { aliases: ['imei2', 'második imei', 'second imei'] },
  vasarlas_datuma: { aliases: ['vásárlás dátuma', 'vásárlás napja', 'purchase date', 'date of purchase', 'kaufdatum', 'datum nakupa'] },
  vetelar: { aliases: ['vételár', 'purchase price', 'kaufpreis', 'nakupna cena'] },
  hibaleiras: { aliases: ['hiba leírása', 'hiba', 'fault', 'fault description', 'description', 'fehlerbeschreibung', 'opis napake'], required: true },
  hibakategoria: { aliases: ['hibakategória', 'fault category', 'failure', 'fehlerart', 'vrsta napake'] },
  tartozekok: { aliases: ['tartozékok', 'accessories', 'zubehör', 'dodatki'] },
  simlock: { aliases: ['sim lock', 'hálózat', 'network lock', 'simlock'] },
  karszam: { aliases: ['kárszám', 'claim number', 'schadennummer', 'številka škode'] },
  koltseglimit: { aliases: ['költséglimit', 'költséghatár', 'cost limit', 'repair cost limit', 'kostenlimit', 'omejitev stroškov'] },
  koltseghely: { aliases: ['költséghely', 'költséghely kódja', 'cost centre', 'cost center', 'kostenstelle', 'stroškovno mesto'] },
  kapcsolattarto_nev: {
    aliases: ['kapcsolattartó neve', 'név', 'contact', 'contact name', 'name', 'ansprechpartner', 'kontaktna oseba'],
    required: true,
  },
  telefon: { aliases: ['telefonszám', 'phone', 'telephone', 'telefonnummer'], required: true },
  email: { aliases: ['e-mail', 'e-mail-cím', 'email address', 'e-pošta'], required: true },
  felvetel_mentett_cim: { aliases: ['mentett cím', 'felvétel mentett címe', 'saved address', 'gespeicherte adresse', 'shranjeni naslov'] },
  felvetel_irsz: {
    aliases: ['irányítószám', 'felvétel irányítószám', 'pickup postal code', 'postal code', 'plz', 'poštna številka'],
    required: true,
  },
  felvetel_varos: { aliases: ['város', 'felvétel város', 'pickup city', 'city', 'ort', 'kraj'], required: true },
  felvetel_kozterulet: { aliases: ['közterület', 'utca', 'felvétel közterület', 'pickup street', 'street', 'straße', 'ulica'], required: true },
  felvetel_jelleg: { aliases: ['közterület típusa', 'közterület jellege', 'felvétel jelleg', 'pickup street type', 'street type'], required: true },
  felvetel_hazszam: { aliases: ['házszám', 'felvétel házszám', 'pickup number', 'street number', 'hausnummer', 'hišna številka'], required: true },
  felvetel_egyeb: { aliases: ['emelet, ajtó', 'felvétel egyéb', 'pickup other'] },
  visszaszallitas_megegyezik: { aliases: ['visszaszállítás megegyezik', 'same return address'] },
  vissza_irsz: { aliases: ['vissza irányítószám', 'return postal code'] },
  vissza_varos: { aliases: ['vissza város', 'return city'] },
  vissza_kozterulet: { aliases: ['vissza közterület', 'return street'] },
  vissza_jelleg: { aliases: ['vissza típus', 'vissza jelleg', 'return street type'] },
  vissza_hazszam: { aliases: ['vissza házszám', 'return number'] },
  vissza_egyeb: { aliases: ['vissza egyéb', 'return other'] },
  szamlazasi_cim: { aliases: ['számlázási cím', 'billing address'] },
  felvetel_napja: { aliases: ['felvétel napja', 'pickup day', 'abholtag', 'dan prevzema'] },
  idosav: { aliases: ['idősáv', 'pickup window', 'time window', 'zeitfenster', 'časovno okno'] },
  szamla_fajlnev: { aliases: ['számla fájlneve', 'számla fájlnév', 'invoice file', 'rechnungsdatei', 'datoteka računa'] },
  megjegyzes: { aliases: ['megjegyzés', 'note', 'comment', 'bemerkung', 'opomba'] },
} as const satisfies Readonly<Record<string, Known>>

export type Column = keyof typeof columns
const isColumn = (name: string): name is Column => name in columns
export const columnNames: readonly Column[] = Object.keys(columns).filter(isColumn)

const known: Readonly<Record<Column, Known>> = columns

export const isRequired = (column: Column): boolean => known[column].required === true

/** Every name of a column. */
export const namesOf = (column: Column): readonly string[] => [column, ...known[column].aliases]

/** Where a row names a saved address, it need not write the place out. */
const ofPlace = columnNames.filter((column) => column.startsWith('felvetel_') && isRequired(column))

/** The columns a file must have and has not; a device has one of its two numbers, and its place is written out or the name of a saved address. */
export function missingColumns(present: ReadonlySet<Column>): Column[] {
  const isSaved = present.has('felvetel_mentett_cim')
  const missing = columnNames.filter((column) => isRequired(column) && !present.has(column) && !(isSaved && ofPlace.includes(column)))
  return present.has('imei_1') || present.has('gyari_szam') ? missing : [...missing, 'imei_1']
}

/** Our own column of an export, which an upload of the same file leaves out. */
export const problemHeading = 'hiba (portál)'

/** Of the row that the template has as an example: of the test range, nobody's device. */
export const exampleImei = '001012345678902'

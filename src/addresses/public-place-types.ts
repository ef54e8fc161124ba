import { noKind } from './address.ts'

/** DOMAIN 1.4: what Hungarian addresses have between name and number, the frequent ones first. Any other word may be typed. */
const frequentPlaceTypes = [
  'utca',
  'út',
  'tér',
  'körút',
  'köz',
  'sétány',
  'park',
  'sor',
  'fasor',
  'sugárút',
  'lépcső',
  'lejtő',
  'rakpart',
  'lakótelep',
  'dűlő',
  'tanya',
] as const

const rare =
  'alsósor árok átjáró bástya domb dűlőút erdősor felsősor főtér forduló gát határsor határút hegy ipartelep kapu kert körönd körtér lakópark lejáró lépcsősor liget major mélyút oldal orom ösvény parkja part pincesor puszta rét sétaút sikátor sziget szőlőhegy telep tere tető udvar útfél útja üdülőpart vár völgy zártkert zug'

/** The list of the address forms, in the order it is offered; the last one says that the place has no kind. */
export const publicPlaceTypes: readonly string[] = [...frequentPlaceTypes, ...rare.split(' '), 'helyrajzi szám', noKind]

const abbreviations: Readonly<Record<string, string>> = {
  u: 'utca',
  krt: 'körút',
  stny: 'sétány',
  ltp: 'lakótelep',
  sgt: 'sugárút',
  rkp: 'rakpart',
  hrsz: 'helyrajzi szám',
}

/** The full word for an abbreviation people and spreadsheets use, `krt.` → `körút`. Possessive forms (tere, útja) stay as they are. */
export function fullPlaceType(typed: string): string {
  const word = typed.trim().toLocaleLowerCase('hu')
  return abbreviations[word.replace(/\.$/, '')] ?? word
}

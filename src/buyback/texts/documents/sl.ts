import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Obračun odkupa rabljene naprave',
  fileName: 'obracun-odkupa-{number}.pdf',
  foot: 'Obračun, zahtevek: {number}',
  lead: 'Ta listina izkazuje kupnino za rabljeno napravo, kupljeno od fizične osebe, in njeno izplačilo. Prodajalec, ki je fizična oseba, ne izda računa; cena ne vsebuje DDV.',
  number: 'Številka listine',
  issuedOn: 'Datum izdaje',
  buyer: 'Kupec',
  seller: 'Prodajalec',
  address: 'Naslov prodajalca',
  device: 'Naprava',
  identifier: 'IMEI ali serijska številka',
  storage: 'Pomnilnik',
  grade: 'Stanje',
  soldOn: 'Datum prodaje',
  price: 'Kupnina',
  paidOn: 'Datum izplačila',
  method: 'Način plačila',
  transfer: 'nakazilo, {account}',
  reference: 'Namen',
  declarationTitle: 'Izjava prodajalca',
  declaredAt: 'Sprejeto: {at}',
  kept: 'Kupec je lastnik naprave od dne prodaje in pred nadaljnjo prodajo trajno izbriše podatke.',
} satisfies SameKeys<typeof hu>

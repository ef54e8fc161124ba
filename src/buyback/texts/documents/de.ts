import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Abrechnung über den Ankauf eines gebrauchten Geräts',
  fileName: 'ankaufsabrechnung-{number}.pdf',
  foot: 'Abrechnung, Auftrag: {number}',
  lead: 'Dieser Beleg weist den Preis eines von einer Privatperson gekauften gebrauchten Geräts und dessen Auszahlung aus. Private Verkäufer stellen keine Rechnung aus; der Preis enthält keine Umsatzsteuer.',
  number: 'Belegnummer',
  issuedOn: 'Ausgestellt am',
  buyer: 'Käufer',
  seller: 'Verkäufer',
  address: 'Anschrift des Verkäufers',
  device: 'Gerät',
  identifier: 'IMEI- oder Seriennummer',
  storage: 'Speicher',
  grade: 'Zustand',
  soldOn: 'Verkauft am',
  price: 'Kaufpreis',
  paidOn: 'Ausgezahlt am',
  method: 'Zahlungsart',
  transfer: 'Überweisung, {account}',
  reference: 'Verwendungszweck',
  declarationTitle: 'Erklärung des Verkäufers',
  declaredAt: 'Angenommen: {at}',
  kept: 'Der Käufer ist ab dem Verkaufstag Eigentümer des Geräts und löscht die Daten vor dem Weiterverkauf endgültig.',
} satisfies SameKeys<typeof hu>

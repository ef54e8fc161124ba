import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Entschädigung',
  waits: 'Wartet auf ein Konto: Der Kunde hat noch nicht gesagt, wohin.',
  toPay: 'Wartet auf die Überweisung.',
  paid: 'Überwiesen: {day}',
  write: 'Konto für den Kunden erfassen',
  formTitle: 'Konto des Kunden',
  method: 'Wie hat er es gesagt?',
  channels: {
    web: 'auf seiner Seite',
    phone: 'telefonisch',
    email: 'per E-Mail',
    inPerson: 'persönlich',
  },
  note: 'Was hat er gesagt, und wie lässt es sich belegen?',
  confirm: 'Konto erfassen',
  written: 'Das Konto ist erfasst, der Kunde wird benachrichtigt.',
  history: 'Was bisher geschah',
  customer: 'Kunde',
  steps: {
    account: 'Konto angegeben: {end}, {channel}',
    paid: 'Überwiesen: {day}',
    takenBack: 'Der Vermerk der Überweisung wurde zurückgenommen',
  },
  said: '{at}, {by}',
} satisfies SameKeys<typeof hu>

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Sehr geehrte Kundin, sehr geehrter Kunde,',
  signature: 'Mobilfutár',
  requestNumber: 'Anfragenummer',
  device: 'Gerät',
  trackingLogin: {
    subject: 'Anfrage verfolgen: {number}',
    text: 'Im Mobilfutár-Portal wurde darum gebeten, die Verfolgung dieser Anfrage zu öffnen. Öffnen Sie die Seite und bestätigen Sie dort mit einer Schaltfläche:',
    button: 'Anfrage öffnen',
  },
  viewerLogin: {
    subject: 'Reparaturdokumente: {number}',
    text: 'Im Mobilfutár-Portal wurde darum gebeten, die Reparaturdokumente dieser Anfrage zu öffnen. Öffnen Sie die Seite und bestätigen Sie dort mit einer Schaltfläche:',
    button: 'Dokumente öffnen',
  },
  validity: 'Der Link ist {minutes, number} Minuten gültig und kann einmal verwendet werden.',
  notYou: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Leiten Sie diese E-Mail nicht weiter: Wer den Link öffnet, sieht Ihre Anfrage.',
} satisfies SameKeys<typeof hu>

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: {
    amount: 'Entschädigung',
    account: 'Konto',
    end: 'mit der Endung {end}',
    holder: 'Kontoinhaber',
    dueOn: 'Überweisung bis',
    paidOn: 'Tag der Überweisung',
  },
  account: {
    subject: 'Wir haben Ihr Konto erfasst, Auftrag: {number}',
    text: 'Danke, wir haben erfasst, wohin wir die Entschädigung überweisen.',
    onBehalf: 'Wir haben erfasst, wohin wir die Entschädigung überweisen, wie Sie es gewünscht haben.',
    next: 'Falls nicht Sie dieses Konto angegeben haben oder es falsch ist, rufen Sie uns bitte sofort an: {phone}, an Arbeitstagen {from}–{to} Uhr. Bis zur Auszahlung können Sie auf der Seite des Auftrags ein anderes angeben.',
  },
  paid: {
    subject: 'Wir haben die Entschädigung überwiesen, Auftrag: {number}',
    text: 'Wir haben die Entschädigung für das verlorene Paket überwiesen.',
    next: 'Wann der Betrag gutgeschrieben wird, hängt von Ihrer Bank ab. Kommt er nicht innerhalb weniger Arbeitstage an, rufen Sie uns an: {phone}, an Arbeitstagen {from}–{to} Uhr.',
  },
  missing: {
    subject: 'Wohin überweisen wir die Entschädigung? Auftrag: {number}',
    text: 'Für das verlorene Paket steht Ihnen eine Entschädigung zu, wir wissen aber noch nicht, auf welches Konto wir sie überweisen. Bitte geben Sie es auf der Seite des Auftrags an: Wir zahlen sie innerhalb von {days} Tagen danach aus.',
    next: 'Wenn Sie es uns lieber telefonisch sagen, rufen Sie uns an: {phone}, an Arbeitstagen {from}–{to} Uhr.',
    say: 'Konto angeben',
  },
  takenBack: {
    subject: 'Korrektur zur Entschädigung, Auftrag: {number}',
    text: 'Wir hatten geschrieben, dass wir die Entschädigung überwiesen haben. Das war ein Irrtum: Sie wurde noch nicht überwiesen. Wir bitten um Entschuldigung.',
    next: 'Über die Überweisung informieren wir Sie. Wenn Sie Fragen haben, rufen Sie uns an: {phone}, an Arbeitstagen {from}–{to} Uhr.',
  },
} satisfies SameKeys<typeof hu>

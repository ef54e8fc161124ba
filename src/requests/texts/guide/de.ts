import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Leitfaden für Mitarbeiteraufträge',
  lead: 'Wir reparieren auch Ihr eigenes Gerät. Das sollten Sie vorbereiten, und so läuft es ab.',
  start: 'Mitarbeiterauftrag starten',
  prepare: {
    title: 'Was Sie vorbereiten sollten',
    identifier: 'Die IMEI oder die Seriennummer: Die IMEI sehen Sie, wenn Sie *#06# wählen.',
    documents: 'Für eine Garantiereparatur eine Kopie der Rechnung oder die Garantiekarte, als PDF, höchstens {max, number}\u00A0MB pro Datei.',
    backup: 'Eine Datensicherung: Vor der Reparatur werden alle Daten vom Gerät gelöscht, und wir erstellen keine Kopie.',
    lock: 'Schalten Sie die Geräteortung und die Bildschirmsperre aus.',
    sim: 'Nehmen Sie SIM- und Speicherkarte heraus.',
    pack: 'Geben Sie bei einem Lade- oder Akkufehler auch das Original-Ladegerät und das Kabel mit.',
  },
  how: {
    title: 'Wie es abläuft',
    book: 'Im Mitarbeiterauftrag nennen Sie das Gerät, den Fehler und den Abholort.',
    pickup: 'Wenn Sie ihn an einem Arbeitstag vor {time} senden, kommt der Kurier frühestens am nächsten Arbeitstag.',
    repair: 'Die Reparatur dauert voraussichtlich {from, number}–\u2060{to, number}\u00A0Arbeitstage.',
    decide:
      'Bei einer kostenpflichtigen Reparatur senden wir einen Kostenvoranschlag: Sie haben {days, plural, one {# Arbeitstag} other {# Arbeitstage}} Zeit zu entscheiden.',
    back: 'Der Kurier bringt das Gerät zurück; auf die Reparatur geben wir {months, plural, one {# Monat} other {# Monate}} Garantie.',
  },
  cost: {
    title: 'Was es kostet',
    warranty: 'Eine Garantiereparatur ist kostenlos.',
    courier: 'Bei angenommenem Kostenvoranschlag kostet der Kurier hin und zurück {fee}; der Kostenvoranschlag enthält diesen Betrag.',
    refused: 'Bei abgelehntem oder unbeantwortetem Kostenvoranschlag kostet die Prüfung {fee}, der Kurier hin und zurück {courier}.',
    noFault: 'Wird kein Fehler gefunden oder gilt die Garantie nicht, kostet die Rücksendung {fee}.',
  },
} satisfies SameKeys<typeof hu>

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: {
    worksheet: 'Nummer des Serviceberichts',
    arrivedAt: 'Angenommen am',
  },
  arrived: {
    subject: 'Ihr Gerät ist angekommen, Auftrag: {number}',
    differentSubject: 'Ihr Gerät ist angekommen, wir haben eine Abweichung festgehalten, Auftrag: {number}',
    text: 'Wir haben Ihr Gerät in unserer Werkstatt angenommen und einen Servicebericht angelegt.',
    reopenedSubject: 'Gerät zu einem stornierten Auftrag eingetroffen: {number}',
    reopenedText:
      'Sie haben diesen Auftrag storniert, das Gerät ist jedoch in unserer Werkstatt eingetroffen. Wir haben es angenommen, einen Servicebericht angelegt und den Auftrag wieder geöffnet.',
    reopenedChoice:
      'Wenn Sie die Reparatur nicht wünschen, schreiben Sie uns oder rufen Sie uns an: Wir senden das Gerät kostenlos zurück. Kostenpflichtige Arbeiten führen wir erst nach Ihrer Zustimmung aus.',
    reopenedChoiceWithin: 'Wenn Sie die Reparatur nicht wünschen, schreiben Sie uns oder rufen Sie uns an: Wir senden das Gerät kostenlos zurück.',
    secondSubject: 'Im Paket war ein weiteres Gerät, wir bitten um Ihre Antwort, Auftrag: {number}',
    secondText:
      'Im Paket zu Ihrem Auftrag {first} haben wir ein weiteres Gerät gefunden. Wir haben es angenommen, einen Servicebericht angelegt und bearbeiten es als eigenen Auftrag.',
    secondNext:
      'Bitte beschreiben Sie auf der Seite des Auftrags den Fehler des Geräts und nehmen Sie die Bedingungen an, oder teilen Sie uns mit, dass Sie es unrepariert zurückhaben möchten. Bis zu Ihrer Antwort arbeiten wir nicht daran und berechnen nichts. Die Rücksendung ohne Reparatur ist kostenlos.',
    found: 'Was wir bei der Annahme festgestellt haben',
    disagree: 'Falls Sie etwas davon anders wissen, melden Sie sich bitte so bald wie möglich unter den unten stehenden Kontaktdaten.',
    locator: 'Bitte schalten Sie die Gerätesuche aus: {locator}. Solange sie eingeschaltet ist, können wir das Gerät nicht reparieren.',
    nextTitle: 'Wie geht es weiter?',
    paid: 'Unsere Fachleute prüfen das Gerät, und wir senden Ihnen einen Kostenvoranschlag. Wir reparieren erst, wenn Sie ihn angenommen haben.',
    paidWithin:
      'Unsere Fachleute prüfen das Gerät. Liegt der Preis der Reparatur innerhalb Ihrer Kostengrenze von {limit}, beginnen wir sofort; ist sie teurer, senden wir Ihnen einen Kostenvoranschlag und beginnen erst, wenn Sie ihn angenommen haben.',
    buyback:
      'Unsere Fachleute prüfen das Gerät, danach senden wir Ihnen unser endgültiges Ankaufsangebot. Lehnen Sie es ab, senden wir das Gerät kostenlos zurück.',
    warranty: 'Unsere Fachleute prüfen und reparieren das Gerät. Das dauert voraussichtlich {from}–{to} Arbeitstage.',
    insurance:
      'Unsere Fachleute prüfen das Gerät. Über die Reparaturkosten entscheidet die Versicherung; die Reparatur dauert voraussichtlich {from}–{to} Arbeitstage.',
  },
} satisfies SameKeys<typeof hu>

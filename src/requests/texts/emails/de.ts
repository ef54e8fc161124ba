import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Guten Tag, {name}!',
  facts: {
    number: 'Auftragsnummer',
    device: 'Gerät',
    identifier: 'IMEI oder Seriennummer',
    service: 'Leistung',
    pickupDay: 'Abholtag',
    pickupWindow: 'Zeitfenster',
    pickupAddress: 'Abholadresse',
    returnAddress: 'Lieferadresse',
    locker: 'Rückversand an den Paketautomaten',
    counter: 'Abholung im Geschäft',
  },
  received: {
    subject: 'Ihr Auftrag ist eingegangen: {number}',
    thanks: 'Vielen Dank, Ihr Auftrag wurde erfasst. Unser Kurier holt Ihr Gerät zum folgenden Termin ab.',
    telephone:
      'Diese Bestellung haben Sie telefonisch aufgegeben, unsere Mitarbeitenden haben sie für Sie erfasst. Falls eine Angabe nicht stimmt, wenden Sie sich bitte an unseren Kundendienst.',
    counterThanks: 'Vielen Dank für Ihren Auftrag. Das Geschäft hat Ihr Gerät angenommen, unser Kurier holt es dort ab; Sie müssen nichts tun.',
    counter:
      'Diesen Auftrag haben Sie am Schalter des Geschäfts erteilt und unterschrieben. Falls eine Angabe nicht stimmt, teilen Sie es unserem Kundendienst mit.',
    counterCancel: 'Sie können den Auftrag auf seiner Seite stornieren, bis der Kurier das Gerät im Geschäft abgeholt hat.',
    prepareTitle: 'Das bereiten Sie bitte vor',
    save: 'Sichern Sie Ihre Daten: Vor der Reparatur löschen wir sie vom Gerät und erstellen keine Sicherung.',
    saveBeforeSale: 'Sichern Sie Ihre Daten und setzen Sie das Gerät zurück: Von angekauften Geräten löschen wir alle Daten endgültig.',
    soldAccessories: 'Legen Sie das Zubehör bei, das Sie bei der Preisanfrage angegeben haben.',
    soldLocator: 'Schalten Sie die Geräteortung aus: {locator}. Bei eingeschalteter Ortung können wir das Gerät nicht ankaufen.',
    soldPack: 'Verpacken Sie das Gerät stoßsicher.',
    sim: 'Entnehmen Sie SIM- und Speicherkarte.',
    locator: 'Schalten Sie die Geräteortung aus: {locator}. Bei eingeschalteter Ortung können wir das Gerät nicht reparieren.',
    sheet:
      'Drucken Sie das beigefügte Übergabeblatt aus, unterschreiben Sie es und legen Sie es in das Paket. Ohne Drucker schreiben Sie bitte diese Nummer auf das Paket: {number}.',
    pack: 'Verpacken Sie das Gerät stoßsicher. Zubehör legen Sie bitte nur bei Lade- oder Akkufehlern bei, und zwar das Original-Ladegerät und -Kabel.',
    nextTitle: 'So geht es weiter',
    changeable: 'Den Abholtermin können Sie auf der Seite des Auftrags ändern oder den Auftrag dort stornieren, bis der Kurier losfährt.',
    terms:
      'Die von Ihnen akzeptierten Allgemeinen Geschäftsbedingungen mit der Widerrufsbelehrung haben wir als PDF angehängt. Bitte bewahren Sie sie auf.',
  },
  next: {
    inspection: 'Nach dem Eintreffen prüfen unsere Fachleute das Gerät.',
    quote: 'Wir senden Ihnen einen Kostenvoranschlag und reparieren erst nach Ihrer Annahme.',
    quoteWithin:
      'Liegt der Preis der Reparatur innerhalb Ihrer Kostengrenze von {limit}, beginnen wir sofort; ist sie teurer, senden wir Ihnen einen Kostenvoranschlag und beginnen erst, wenn Sie ihn angenommen haben.',
    buybackOffer: 'Wir senden Ihnen unser endgültiges Ankaufsangebot. Lehnen Sie es ab, senden wir das Gerät kostenlos zurück.',
    buybackPayout: 'Nehmen Sie es an, überweisen wir den Preis auf das von Ihnen angegebene Konto.',
    insurerDecides: 'Über die Kosten der Reparatur entscheidet die Versicherung.',
    repair: 'Die Reparatur dauert voraussichtlich {from}–{to} Arbeitstage ab Eintreffen.',
    deviceGoesBack: 'Unser Kurier bringt Ihnen das Gerät zurück.',
    deviceGoesToLocker: 'Wir senden das Gerät an den gewählten Paketautomaten.',
    deviceGoesToCounter: 'Wir bringen das Gerät ins Geschäft zurück, dort holen Sie es ab; wir schreiben Ihnen, sobald es dort ist.',
  },
  account: {
    title: 'Ihr Konto',
    text: 'Bei der Buchung haben Sie auch ein Konto gewünscht. Legen Sie Ihr Passwort fest, und Sie sehen alle Ihre Reparaturaufträge gemeinsam in Ihrem Konto.',
    open: 'Passwort festlegen und Konto eröffnen',
    validity: 'Der Link ist {hours, number} Stunden gültig und kann einmal verwendet werden. Bis dahin entsteht kein Konto.',
  },
  follow: 'Auftrag öffnen',
  followWarning: 'Bitte leiten Sie diese Nachricht nicht weiter: Wer den Link öffnet, sieht Ihren Auftrag.',
  reminder: {
    subject: 'Morgen kommt unser Kurier, Auftrag: {number}',
    text: 'Morgen holt unser Kurier Ihr Gerät ab. Bitte halten Sie es bereit.',
    checklist: 'Noch offen',
    impossible: 'Was wegen des Fehlers nicht möglich ist, können Sie auf der Auftragsseite angeben.',
    impossibleOfSale: 'Was Sie nicht erledigen können, können Sie auf der Auftragsseite angeben.',
    open: 'Checkliste öffnen',
  },
  changed: {
    subject: 'Neuer Abholtermin zum Auftrag {number}',
    text: 'Der Abholtermin wurde geändert. Unser Kurier kommt zum folgenden Termin.',
    sheet:
      'Das neue Übergabeblatt liegt bei; das frühere bitte nicht mehr verwenden. Ohne Drucker schreiben Sie diese Nummer auf das Paket: {number}.',
    notYou: 'Falls Sie diese Änderung nicht gewünscht haben, melden Sie sich bitte umgehend bei uns.',
  },
  takenBack: {
    subject: 'Korrektur, Auftrag: {number}',
    finishRepair:
      'Wir hatten geschrieben, dass die Reparatur fertig ist. Das war ein Irrtum: Die Reparatur ist noch nicht fertig, wir arbeiten weiter an Ihrem Gerät. Die Anhänge jener E-Mail gelten nicht.',
    finishWithoutRepair:
      'Wir hatten geschrieben, dass wir das Gerät ohne Reparatur zurücksenden. Das war ein Irrtum: Das Gerät ist in der Werkstatt, und wir arbeiten weiter daran.',
    ship: 'Wir hatten geschrieben, dass das Gerät auf dem Weg zu Ihnen ist. Das war ein Irrtum: Das Paket ist noch bei uns.',
    other: 'Eine unserer E-Mails war ein Irrtum. Den aktuellen Stand sehen Sie auf der Seite Ihres Auftrags.',
    sorry: 'Wir bitten um Entschuldigung. Sie müssen nichts tun; über den nächsten Schritt informieren wir Sie.',
  },
  cancelled: {
    subject: 'Sie haben Ihren Auftrag storniert: {number}',
    text: 'Der Auftrag wurde auf Ihren Wunsch geschlossen, unser Kurier kommt nicht. Es entstehen keine Kosten.',
    calendar: 'Die beigefügte Kalenderdatei entfernt die Abholung aus Ihrem Kalender.',
    again: 'Neuen Auftrag beginnen',
    notYou: 'Falls Sie den Auftrag nicht storniert haben, melden Sie sich bitte umgehend bei uns.',
  },
  calendar: {
    fileName: 'kurier-{number}.ics',
    summary: 'Kurier holt das Gerät ab ({device})',
    description: 'Der Kurier von Mobilfutár kommt in diesem Zeitfenster. Gerät: {device}. Auftragsnummer: {number}.',
  },
} as const satisfies SameKeys<typeof hu>

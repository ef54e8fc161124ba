import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  timer: {
    title: 'Arbeitszeit',
    start: 'Arbeit beginnen',
    stop: 'Arbeit beenden',
    runs: 'läuft seit {minutes, plural, one {# Minute} other {# Minuten}}, Beginn: {at}',
    elsewhere: 'Ihre Zeiterfassung läuft auf einem anderen Servicebericht: {number}.',
    other: 'Arbeitet daran: {by}, Beginn: {at}',
    added: 'Zur Arbeitszeit hinzugefügt: {minutes, number} Min.',
    minutes: 'Wie viele Minuten haben Sie gearbeitet?',
    minutesHint: 'So viel wird zur Arbeitszeit hinzugefügt. Wenn Sie nicht gearbeitet haben, geben Sie 0 ein.',
    stopWaits: 'Das Arbeitsende wartet auf diesem Gerät auf das Netz.',
    notKept: 'Dieses Gerät kann das Arbeitsende nicht speichern. Tragen Sie die Minuten in den Servicebericht ein.',
    add: 'Hinzufügen',
  },
  photos: {
    title: 'Fotos',
    hint: 'JPEG, PNG oder WebP. Höchstens {max} vor der Arbeit und {max} danach; sie stehen auch im PDF des Serviceberichts.',
    before: 'Vor der Arbeit',
    after: 'Nach der Arbeit',
    addBefore: 'Foto vor der Arbeit',
    addAfter: 'Foto nach der Arbeit',
    none: 'Keine Fotos.',
    reading: 'Die Fotos werden hochgeladen…',
    waits: 'Wartet auf diesem Gerät auf das Netz.',
    tooMany: 'Es sind höchstens {max} Fotos vor der Arbeit und ebenso viele danach möglich.',
    tooLarge: 'Die Datei darf höchstens {max, number}\u00A0MB groß sein: {name}.',
    notKept:
      'Dieses Gerät kann das Foto nicht speichern: Es ist zu wenig Platz, oder der Browser lässt es nicht zu. Nehmen Sie es mit Netz noch einmal auf.',
    alt: {
      before: 'Vor der Arbeit, Foto {position}',
      after: 'Nach der Arbeit, Foto {position}',
    },
    caption: 'Was ist zu sehen? ({position})',
    remove: 'Foto {position} löschen',
    removeTitle: 'Foto löschen?',
    removeText: 'Ein gelöschtes Foto kann nicht wiederhergestellt werden.',
    removeConfirm: 'Löschen',
  },
  signature: {
    title: 'Unterschrift des Kunden',
    none: 'Der Kunde hat noch nicht unterschrieben.',
    signed: '{signer}, {at}',
    changed: 'Der Servicebericht hat sich seit der Unterschrift geändert, deshalb steht sie nicht im PDF. Lassen Sie ihn erneut unterschreiben.',
    open: 'Unterschreiben',
    again: 'Erneut unterschreiben',
    lead: 'Drehen Sie den Bildschirm zum Kunden. Mit der Unterschrift bestätigt er, den Servicebericht gelesen zu haben.',
    who: 'Ohne Namen des Unterzeichners steht der Name des Kunden im Servicebericht: {customer}.',
    send: 'Unterschrift speichern',
    back: 'Abbrechen',
    notes: {
      typed: 'Durch Eingabe des Namens bestätigt der Kunde, den Servicebericht gelesen zu haben.',
      printed: 'Im PDF steht eine Unterschriftslinie: Drucken Sie es, lassen Sie es unterschreiben und laden Sie es zu den Dokumenten hoch.',
    },
    saveFirst: 'Der Servicebericht muss zuerst gespeichert werden.',
    stopTimerFirst: 'Bitte zuerst die Zeitmessung beenden.',
    waits: '– wartet auf diesem Gerät auf das Netz.',
    notKept:
      'Dieses Gerät kann die Unterschrift nicht speichern: Es ist zu wenig Platz, oder der Browser lässt es nicht zu. Lassen Sie mit Netz noch einmal unterschreiben.',
    incomplete: 'Die Unterschrift fehlt oder ist zu kurz.',
  },
  waiting: {
    refused: 'Kann nicht gesendet werden: {reason}',
    drop: 'Verwerfen',
  },
} satisfies SameKeys<typeof hu>

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Cookie-Einstellungen',
  lead: 'Das Portal speichert nur, was für den Betrieb unbedingt nötig ist. Wir messen, verfolgen und werben nicht und geben keine Daten an andere Websites weiter.',
  necessary: 'Unbedingt erforderlich',
  necessaryText: 'Ohne sie funktioniert das Portal nicht; sie lassen sich daher nicht abschalten und brauchen keine Einwilligung.',
  alwaysOn: 'Immer an',
  why: 'Wozu',
  howLong: 'Wie lange',
  stored: {
    form: {
      name: 'Sicherheits-Cookie des Formulars (__Host-form)',
      why: 'Verhindert, dass eine fremde Seite in Ihrem Namen einen Auftrag sendet.',
      howLong: '1 Tag',
    },
    sid: {
      name: 'Sitzungs-Cookie (__Host-sid_account, __Host-sid_tracking, __Host-sid_viewer)',
      why: 'Die eine Hälfte der Anmeldung, der Verfolgung oder des Zugriffs auf Dokumente; gültig nur zusammen mit der anderen Hälfte im Browserspeicher.',
      howLong: 'bis zur Abmeldung, höchstens jedoch 12 Stunden bei der Anmeldung, 4 Stunden bei der Verfolgung, 1 Stunde bei Dokumenten',
    },
    account: {
      name: 'Anmeldung (Browserspeicher: token, uid, permissionKeys)',
      why: 'Erkennt Sie nach der Anmeldung wieder.',
      howLong: 'bis zur Abmeldung oder bis zum ersten Besuch nach Ablauf der Sitzung',
    },
    following: {
      name: 'Verfolgung (Browserspeicher: token, crmRequestId, trackingLogin)',
      why: 'Merkt sich, welche Ihrer Aufträge Sie geöffnet haben.',
      howLong: 'bis zum Beenden der Verfolgung oder Schließen des Tabs',
    },
    languageKey: {
      name: 'Sprache (Browserspeicher: language)',
      why: 'Zeigt das Portal in der von Ihnen gewählten Sprache.',
      howLong: 'bis Sie sie löschen',
    },
    draft: {
      name: 'Begonnener Auftrag und seine Dateien (Browserspeicher: booking)',
      why: 'Bewahrt Ihre Eingaben beim Neuladen oder bei Verbindungsabbrüchen.',
      howLong: 'bis zum Absenden, höchstens 14 Tage; Älteres löscht das Portal bei der nächsten Buchung',
    },
    done: {
      name: 'Bestätigung eines gesendeten Auftrags (Browserspeicher: booking-done)',
      why: 'Zeigt die Auftragsnummer auch nach dem Neuladen.',
      howLong: 'bis zum Schließen des Tabs',
    },
    statement: {
      name: 'Begonnene Beschwerde, Nachricht oder begonnener Widerruf (Browserspeicher: complaint, withdrawal, contact)',
      why: 'Bewahrt Ihre Eingaben beim Neuladen.',
      howLong: 'bis zum Absenden oder Schließen des Tabs',
    },
    worksheets: {
      name: 'Noch nicht gesendeter Servicebericht vor Ort (Browserspeicher: worksheets, worksheet-pieces; nur für Mitarbeitende)',
      why: 'Was Sie ohne Netz darauf schreiben, geht nicht verloren, ebenso wenig Fotos und Unterschriften.',
      howLong: 'bis zum Senden, höchstens 7 Tage',
    },
    offline: {
      name: 'Serviceberichte des Tages ohne Netz (Browserspeicher: offline; nur für Mitarbeitende)',
      why: 'Serviceberichte vor Ort öffnen sich auch ohne Netz: Name, Kontaktdaten, Adresse und Gerät der Kundschaft, wie sie im Bericht stehen.',
      howLong: 'bis zur Abmeldung, höchstens bis zum Ende des nächsten Tages',
    },
    offlinePages: {
      name: 'Seiten der Serviceberichte vor Ort (Cache: offline-…; nur für Mitarbeitende)',
      why: 'Das Programm der Seite startet auch ohne Netz; personenbezogene Daten enthält es nicht.',
      howLong: 'bis zur nächsten Version oder bis zur Löschung',
    },
    scroll: {
      name: 'Bildlaufposition (Browserspeicher: react-router-scroll-positions)',
      why: 'Beim Zurückgehen machen Sie dort weiter, wo Sie waren.',
      howLong: 'bis zum Schließen des Tabs',
    },
    view: {
      name: 'Ansicht der Aufträge (Browserspeicher: requestsView)',
      why: 'Merkt sich, ob Sie Karten oder die Tabelle gewählt haben.',
      howLong: 'bis Sie sie löschen',
    },
    settings: {
      name: 'Cookie-Einstellung (Browserspeicher: cookieSettings)',
      why: 'Merkt sich, wann Sie die Einstellung dieser Seite gespeichert haben.',
      howLong: 'bis Sie sie löschen',
    },
  },
  optional: 'Statistik und Werbung',
  optionalText: 'Wir verwenden nichts davon, es gibt also nichts zu erlauben oder abzulehnen.',
  neverOn: 'Keine',
  save: 'Nur notwendige: speichern',
  saved: 'Ihre Einstellung wurde gespeichert: {day}',
  clear: 'Auf diesem Gerät gespeicherte Daten löschen',
  forgotten: 'Die gespeicherten Daten wurden gelöscht. Falls Sie angemeldet waren, wurden Sie abgemeldet.',
} satisfies SameKeys<typeof hu>

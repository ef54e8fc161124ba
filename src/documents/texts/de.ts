import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  titles: {
    warrantyCard: 'Garantiekarte',
    invoice: 'Rechnungskopie',
    faultReport: 'Gutachten',
    handoverDocument: 'Übergabeblatt',
    gsmQuotation: 'Kostenvoranschlag',
    dolphinInvoice: 'Rechnung',
    gsmRepairWorksheet: 'Servicebericht',
    appleDocument: 'Apple-Dokument',
    buybackStatement: 'Ankaufsabrechnung',
    proforma: 'Zahlungsaufforderung',
    stornoInvoice: 'Stornorechnung',
    correctingInvoice: 'Rechnungskorrektur',
  },
  authors: { customer: 'Von Ihnen hochgeladen', staff: 'Von unserer Werkstatt erstellt', system: 'Automatisch erstellt' },
  authorsForStaff: { customer: 'Vom Kunden hochgeladen', staff: 'Von der Werkstatt erstellt', system: 'Automatisch erstellt' },
  list: {
    none: 'Zu diesem Auftrag gibt es noch keine Dokumente.',
    view: 'Öffnen',
    save: 'Herunterladen',
    of: '{type}: {name}',
    saving: 'Wird heruntergeladen…',
  },
  viewer: {
    title: 'Reparaturdokument',
    open: 'In neuem Tab öffnen',
    save: 'Herunterladen',
    notShown: 'Dieser Browser kann PDF-Dateien nicht auf der Seite anzeigen. Öffnen Sie die Datei in einem neuen Tab oder laden Sie sie herunter.',
    savedOnly: 'Diese Datei ist kein PDF und kann hier nicht angezeigt werden. Laden Sie sie herunter.',
    failed: 'Das Dokument konnte nicht geladen werden. Aktualisieren Sie die Seite.',
    privacy: 'Geben Sie den Link nur an Personen weiter, denen Sie auch das Dokument zeigen würden.',
  },
  notFound: {
    title: 'Dokument nicht gefunden',
    text: 'Der Link ist möglicherweise abgelaufen, oder das Dokument ist noch nicht fertig. Versuchen Sie es später noch einmal, oder fordern Sie mit Ihrer Auftragsnummer einen neuen Link an.',
    close: 'Schließen',
    ask: 'Neuen Link anfordern',
  },
} satisfies SameKeys<typeof hu>

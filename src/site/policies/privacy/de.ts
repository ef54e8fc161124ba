import { parcelNetworkNames } from '#addresses/parcel-point.ts'
import { dataAuthority } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const privacy: Policy = {
  title: 'Datenschutzerklärung',
  validFrom: '2026-11-01',
  lead: `Diese Erklärung beschreibt, welche personenbezogenen Daten die ${company.name} bei der Nutzung des Portals und bei Reparaturaufträgen verarbeitet, wozu, auf welcher Rechtsgrundlage und wie lange. Beim Absenden eines Auftrags geben Sie nur an, dass Sie sie gelesen haben; das ist keine Einwilligung.`,
  sections: [
    section(
      'controller',
      'Der Verantwortliche',
      facts(
        ['Name', company.name],
        ['Sitz', company.address],
        ['Handelsregisternummer', company.registryNumber],
        ['Telefon', company.phone],
        ['E-Mail für Datenschutz', company.privacyEmail],
      ),
      text(
        'Der Verantwortliche ist nicht verpflichtet, einen Datenschutzbeauftragten zu benennen; Fragen zum Datenschutz beantworten wir unter der obigen E-Mail-Adresse.',
      ),
    ),
    section(
      'purposes',
      'Was wir verarbeiten, wozu und wie lange',
      table(
        ['Zweck', 'Daten', 'Rechtsgrundlage', 'Aufbewahrung'],
        [
          [
            'Aufnahme des Auftrags, Transport, Prüfung, Reparatur, Nachverfolgung',
            'Name, E-Mail-Adresse, Telefonnummer, Adressen, Firmendaten; Typ und IMEI oder Seriennummer des Geräts, Fehlerbeschreibung; beigefügte Unterlagen',
            'Vertrag – Art. 6 Abs. 1 lit. b DSGVO',
            '5 Jahre ab Abschluss des Auftrags (ungarisches BGB 6:22)',
          ],
          ['Versicherungsreparatur', 'die obigen und die Schadennummer', 'Vertrag – Art. 6 Abs. 1 lit. b DSGVO', '5 Jahre ab Abschluss des Auftrags'],
          [
            'Protokoll über Garantie- und Gewährleistungsansprüche',
            'Name, Anschrift, Angaben zu Gerät, Beanstandung und Erledigung',
            'rechtliche Verpflichtung – Art. 6 Abs. 1 lit. c DSGVO; Verordnungen 19/2014 (NGM) und 249/2004 (Regierung)',
            '3 Jahre',
          ],
          [
            'Ankauf eines Geräts',
            'Name, Anschrift, Kontonummer, Angaben zum Gerät, Ankaufsangebot und Erklärungen',
            'Vertrag – Art. 6 Abs. 1 lit. b DSGVO; für die Belege der Auszahlung rechtliche Verpflichtung – Art. 6 Abs. 1 lit. c DSGVO; Gesetz C von 2000, § 169',
            '5 Jahre ab Abschluss des Auftrags, die Belege 8 Jahre',
          ],
          [
            'Entschädigung für ein verlorenes Paket',
            'Name, Kontonummer, Kontoinhaber, Betrag, Angaben zur Überweisung',
            'Vertrag – Art. 6 Abs. 1 lit. b DSGVO; für die Belege der Auszahlung rechtliche Verpflichtung – Art. 6 Abs. 1 lit. c DSGVO; Gesetz C von 2000, § 169',
            'die Kontonummer 30 Tage nach der Auszahlung, die Belege 8 Jahre',
          ],
          [
            'Rechnungsstellung',
            'Name, Anschrift, Steuernummer, Rechnungsposten',
            'rechtliche Verpflichtung – Art. 6 Abs. 1 lit. c DSGVO; Gesetz C von 2000, § 169',
            '8 Jahre',
          ],
          [
            'Kontaktaufnahme',
            'Name, E-Mail-Adresse, Firmenname, Nachricht und beigefügtes Dokument',
            'berechtigtes Interesse – Art. 6 Abs. 1 lit. f DSGVO: Beantwortung der Nachricht',
            '1 Jahr, das beigefügte Dokument 90 Tage',
          ],
          [
            'Bewerbung',
            'Name, E-Mail-Adresse, Stelle, Lebenslauf, Nachricht',
            'Maßnahmen auf Anfrage der betroffenen Person – Art. 6 Abs. 1 lit. b DSGVO',
            '90 Tage',
          ],
          [
            'Beschwerde',
            'Name, E-Mail-Adresse, Telefonnummer, Inhalt der Beschwerde',
            'rechtliche Verpflichtung – Art. 6 Abs. 1 lit. c DSGVO; Gesetz CLV von 1997, § 17/A',
            '3 Jahre',
          ],
          [
            'Widerruf',
            'Name, Bezeichnung des Vertrags, E-Mail-Adresse, Zeitpunkt der Erklärung',
            'rechtliche Verpflichtung – Art. 6 Abs. 1 lit. c DSGVO; Verordnung 45/2014, § 22',
            '5 Jahre',
          ],
          [
            'Nachweis der angenommenen Texte',
            'Textfassung, Zeitpunkt, Weg und IP-Adresse der Annahme',
            'berechtigtes Interesse – Art. 6 Abs. 1 lit. f DSGVO: Nachweis der Vereinbarung',
            'mit dem Auftrag, 5 Jahre',
          ],
          [
            'Benutzerkonto',
            'Name, Kontaktdaten, Hash des Passworts, gespeicherte Adressen, Sprache',
            'Vertrag – Art. 6 Abs. 1 lit. b DSGVO',
            'bis zur Löschung des Kontos',
          ],
          [
            'Schutz des Portals',
            'IP-Adresse, Zeitpunkt des Aufrufs, fehlgeschlagene Anmeldungen',
            'berechtigtes Interesse – Art. 6 Abs. 1 lit. f DSGVO: Verhinderung von Missbrauch',
            '30 Tage',
          ],
        ],
      ),
      text(
        'Die Angabe der für den Vertrag erfragten Daten ist freiwillig, ohne sie können wir den Auftrag jedoch nicht ausführen. Werbung versenden wir nicht. Angaben in einem begonnenen, nicht abgesandten Auftrag bleiben nur in Ihrem Browser.',
      ),
    ),
    section(
      'sources',
      'Woher die Daten stammen',
      text(
        'Wir erhalten die Daten von Ihnen. Bei Aufträgen von Geschäftspartnern übermittelt sie der Partner und informiert die betroffene Person. Bei Versicherungsreparaturen bestätigt die Versicherung die Gültigkeit der Schadennummer, bei Garantiereparaturen der Hersteller oder Händler das Bestehen der Garantie.',
      ),
    ),
    section(
      'recipients',
      'Wer sie erhält',
      table(
        ['Empfänger', 'Wozu', 'Welche Daten'],
        [
          ['Kurierdienst', 'Abholung, Rücksendung', 'Name, Anschrift, Telefonnummer, Nummer des Auftrags'],
          [
            `Betreiber von Paketautomaten (${parcelNetworkNames.join(', ')})`,
            'Zustellung in einen Automaten',
            'Name, Telefonnummer, E-Mail-Adresse, Code des Automaten',
          ],
          ['Zahlungsdienstleister (PayPal, SimplePay)', 'Onlinezahlung; selbst Verantwortlicher', 'Nummer und Betrag der Zahlung'],
          ['Rechnungsdienstleister', 'Ausstellung und Meldung der Rechnung', 'Daten der Rechnung'],
          [`Hosting-Anbieter (${company.hosting.name})`, 'Betrieb des Portals', 'auf dem Portal gespeicherte Daten'],
          ['E-Mail-Dienstleister', 'Zustellung von Benachrichtigungen', 'E-Mail-Adresse, Inhalt des Schreibens'],
          [
            'Versicherung, Mobilfunkanbieter, Hersteller',
            'Prüfung und Abrechnung von Schaden oder Garantie',
            'Kennung des Geräts, Schadennummer, Reparaturdaten',
          ],
        ],
      ),
      text(
        'Behörden und Gerichten übermitteln wir Daten, wo das Gesetz es verlangt. Wir verkaufen keine personenbezogenen Daten, und keine Seite des Portals lädt Inhalte von Dritten.',
      ),
    ),
    section(
      'device',
      'Daten auf Ihrem Gerät',
      text(
        'Bilder, Nachrichten und andere Daten auf Ihrem Gerät benötigen wir nicht. Bitte sichern Sie sie, denn Kundendaten werden vor der Reparatur gelöscht, und wir erstellen keine Sicherung. Die Ortungsfunktion muss ausgeschaltet sein. Schreiben Sie den Entsperrcode nicht in das Formular und legen Sie ihn nicht bei.',
      ),
    ),
    section(
      'transfers',
      'Übermittlung in Drittländer',
      text(
        'Die Daten werden im Europäischen Wirtschaftsraum gespeichert. Der Anbieter der Onlinezahlung kann nach seinen eigenen Regeln Daten in die Vereinigten Staaten übermitteln, mit den Garantien des Kapitels V der DSGVO.',
      ),
    ),
    section(
      'storage',
      'Cookies und Browser-Speicher',
      text(
        'Das Portal verwendet nur die für seinen Betrieb unbedingt erforderliche Speicherung, die keiner Einwilligung bedarf (ungarisches Gesetz C von 2003, § 155 Abs. 4). Analyse- oder Werbe-Cookies gibt es nicht.',
      ),
      table(
        ['Name', 'Wozu', 'Wie lange'],
        [
          [
            '__Host-sid_account, __Host-sid_tracking, __Host-sid_viewer (Cookies)',
            'Anmeldung, Nachverfolgung, Ansicht von Dokumenten',
            'bis zur Abmeldung, höchstens 12, 4 bzw. 1 Stunde',
          ],
          ['__Host-form (Cookie)', 'Schutz der Formulare vor fremden Seiten', '1 Tag'],
          [
            'token, uid, permissionKeys (Speicher)',
            'die andere Hälfte der Anmeldung',
            'bis zur Abmeldung oder bis zum ersten Besuch nach Ablauf der Sitzung',
          ],
          [
            'token, crmRequestId, trackingLogin (Speicher)',
            'die andere Hälfte der Nachverfolgung und der betreffende Auftrag',
            'bis zum Beenden oder Schließen der Seite',
          ],
          ['language (Speicher)', 'die gewählte Sprache', 'bis zur Löschung'],
          [
            'der begonnene Auftrag und seine Unterlagen (Speicher)',
            'damit Ihre Eingaben nicht verloren gehen',
            'bis zum Absenden, höchstens 14 Tage',
          ],
          ['booking-done (Speicher)', 'die Bestätigung des gesendeten Auftrags', 'bis zum Schließen der Seite'],
          [
            'die begonnene Beschwerde oder Nachricht oder der Widerruf (Speicher)',
            'damit Ihre Eingaben nicht verloren gehen',
            'bis zum Absenden oder Schließen der Seite',
          ],
          [
            'worksheets, worksheet-pieces (Speicher; nur für Mitarbeitende)',
            'ein vor Ort ohne Netz ausgefüllter Servicebericht, seine Fotos und die Unterschrift, bis sie gesendet werden können',
            'bis zum Senden, höchstens 7 Tage',
          ],
          [
            'offline (Speicher; nur für Mitarbeitende)',
            'die Serviceberichte des Tages vor Ort ohne Netz: Name, Kontaktdaten, Adresse und Gerät der Kundschaft',
            'bis zur Abmeldung, höchstens bis zum Ende des nächsten Tages',
          ],
          [
            'offline-… (Cache; nur für Mitarbeitende)',
            'das Programm der Serviceberichtsseiten, ohne personenbezogene Daten',
            'bis zur nächsten Version oder bis zur Löschung',
          ],
          ['react-router-scroll-positions (Speicher)', 'wo Sie auf der Seite waren', 'bis zum Schließen der Seite'],
          ['requestsView (Speicher)', 'ob Sie Karten oder die Tabelle gewählt haben', 'bis zur Löschung'],
          ['cookieSettings (Speicher)', 'wann Sie die Cookie-Einstellungen gespeichert haben', 'bis zur Löschung'],
        ],
      ),
    ),
    section(
      'security',
      'Datensicherheit',
      list(
        'die Daten kommen über eine verschlüsselte Verbindung an;',
        'von Passwörtern und Schlüsseln in Links speichern wir nur den Hash;',
        'Mitarbeitende erreichen mit persönlichen Berechtigungen nur die für ihre Aufgabe nötigen Daten;',
        'Protokolldateien enthalten weder personenbezogene Daten noch Schlüssel;',
        'eine Datenschutzverletzung melden wir der Behörde innerhalb von 72 Stunden, bei hohem Risiko auch den Betroffenen.',
      ),
    ),
    section(
      'automated',
      'Automatisierte Entscheidungen',
      text('Wir treffen keine ausschließlich automatisierten Entscheidungen mit rechtlicher Wirkung für Sie und erstellen keine Profile.'),
    ),
    section(
      'rights',
      'Ihre Rechte',
      list(
        'Auskunft: Sie können erfahren, welche Ihrer Daten wir verarbeiten, und eine Kopie verlangen;',
        'Berichtigung: unrichtige Daten korrigieren wir;',
        'Löschung: wir löschen Daten, sofern ihre Aufbewahrung nicht gesetzlich vorgeschrieben ist;',
        'Einschränkung: die Verarbeitung strittiger Daten setzen wir auf Verlangen aus;',
        'Übertragbarkeit: von Ihnen angegebene Daten geben wir maschinenlesbar heraus;',
        'Widerspruch: gegen eine Verarbeitung aus berechtigtem Interesse können Sie Widerspruch einlegen.',
      ),
      text(
        `Richten Sie Ihren Antrag an ${company.privacyEmail} oder an unsere Postanschrift; wir erfüllen ihn innerhalb eines Monats kostenlos oder begründen die Ablehnung. Falls nötig, vergewissern wir uns der Identität der antragstellenden Person.`,
      ),
    ),
    section(
      'remedies',
      'Rechtsbehelfe',
      text(
        'Bitte wenden Sie sich zuerst an uns. Sie können sich auch bei der Aufsichtsbehörde beschweren oder das Gericht Ihres Wohnsitzes anrufen.',
      ),
      facts(
        ['Aufsichtsbehörde', dataAuthority.name],
        ['Anschrift', dataAuthority.address],
        ['Postanschrift', dataAuthority.postalAddress],
        ['Telefon', dataAuthority.phone],
        ['E-Mail', dataAuthority.email],
        ['Website', dataAuthority.web],
      ),
    ),
    section(
      'changes',
      'Änderung dieser Erklärung',
      text(
        'Eine geänderte Erklärung veröffentlichen wir mit dem Tag ihres Inkrafttretens. Zu jedem Auftrag zeichnen wir die beim Absenden gelesene Fassung auf und geben sie auf Verlangen jederzeit heraus.',
      ),
    ),
  ],
}

export default privacy

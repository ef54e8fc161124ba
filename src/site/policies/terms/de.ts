import { ourBoard, ourBoardPostalAddress } from '../../authorities.ts'
import { company } from '../../company.ts'
import { figures, forintIn, inARow, roundedToCash } from '../../figures.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const huf = forintIn('de')
const [fewestDays, maxDays] = figures.expectedRepairWorkingDays
const noticeDays = inARow(
  'de',
  figures.storageNoticeDays.map((day) => `${day}.`),
)

const terms: Policy = {
  title: 'Allgemeine Geschäftsbedingungen',
  validFrom: '2026-11-01',
  lead: `Diese Bedingungen gelten für den Reparaturservice mit Kurierabholung der ${company.name} (im Folgenden: Anbieter). Bitte lesen Sie sie, bevor Sie einen Auftrag absenden; zum Absenden müssen Sie sie annehmen.`,
  sections: [
    section(
      'provider',
      'Der Anbieter',
      facts(
        ['Name', company.name],
        ['Sitz', company.address],
        ['Postanschrift', company.postalAddress],
        ['Handelsregisternummer', `${company.registryNumber} (${company.registryCourt})`],
        ['Steuernummer', company.taxNumber],
        ['Telefon', company.phone],
        ['E-Mail', company.email],
        ['Hosting-Anbieter', `${company.hosting.name}, ${company.hosting.address}, ${company.hosting.email}`],
      ),
      text(
        'Die Vertragssprache ist Ungarisch. Die Bedingungen sind auch auf Englisch, Deutsch und Slowenisch verfügbar; bei Abweichungen gilt der ungarische Text. Ein elektronisch geschlossener Vertrag gilt nicht als schriftlicher Vertrag. Der Anbieter zeichnet den Auftrag und die von Ihnen angenommene Textfassung auf; der Auftrag kann mit seiner Nummer auch später eingesehen werden. Der Anbieter hat sich keinem Verhaltenskodex unterworfen.',
      ),
    ),
    section(
      'service',
      'Die Leistung',
      text(
        'Der Anbieter lässt das defekte Gerät durch einen Kurier abholen, prüft es, repariert es wie vereinbart und sendet es zurück. Formen der Leistung:',
      ),
      list(
        'Garantiereparatur: im Rahmen der Garantie des Herstellers oder Händlers und nach deren Bedingungen;',
        'kostenpflichtige Reparatur: Reparatur eines Geräts außerhalb der Garantie auf Grundlage eines von Ihnen angenommenen Kostenvoranschlags;',
        'Versicherungsreparatur: auf Grundlage eines von der Versicherung angenommenen Schadens, mit Schadennummer;',
        'Servicegarantie: erneute Reparatur im Rahmen der Garantie auf unsere eigene frühere Reparatur.',
      ),
    ),
    section(
      'order',
      'Auftrag und Vertragsschluss',
      text(
        'Aufträge werden über das Formular des Portals erteilt. Vor dem Absenden fasst das Portal alle Angaben zusammen; Sie können sie dann noch korrigieren. Wir bestätigen den Eingang unverzüglich, spätestens innerhalb von 48 Stunden, per E-Mail; damit kommt der Vertrag über Prüfung und Transport zustande. Trifft die Bestätigung nicht innerhalb von 48 Stunden ein, sind Sie an den Auftrag nicht gebunden.',
      ),
      text(
        'Wo das Betätigen einer Schaltfläche eine Zahlungspflicht auslöst, trägt sie die Aufschrift „Zahlungspflichtig bestellen“. Der Vertrag über eine kostenpflichtige Reparatur kommt mit der Annahme des Kostenvoranschlags zustande. Ein Auftrag gilt für ein Gerät; zu derselben IMEI oder Seriennummer kann nur ein laufender Auftrag bestehen.',
      ),
    ),
    section(
      'preparation',
      'Vorbereitung des Geräts',
      text('Vor der Übergabe haben Sie Folgendes zu tun:'),
      list(
        'Sichern Sie Ihre Daten: Kundendaten werden vor der Reparatur vom Gerät gelöscht, wir erstellen keine Sicherung;',
        'schalten Sie die Ortungsfunktion aus (bei Apple-Geräten „Wo ist?“), da die Reparatur sonst nicht beginnen kann;',
        'entnehmen Sie SIM- und Speicherkarte, entfernen Sie Hülle und Schutzfolie;',
        'legen Sie Zubehör nur bei Lade- oder Akkufehlern bei, und zwar das originale;',
        'legen Sie bei einer Garantiereparatur die Garantiekarte oder eine Rechnungskopie bei;',
        'verpacken Sie das Gerät so, dass es beim Transport nicht beschädigt wird.',
      ),
    ),
    section(
      'pickup',
      'Abholung und Rücksendung',
      text(
        `An Arbeitstagen bis ${figures.pickupCutOff} Uhr eingegangene Aufträge werden frühestens am nächsten Arbeitstag ausgeführt, spätere frühestens am darauffolgenden Arbeitstag. Der Kurier versucht die Abholung zweimal: am gewählten Tag und im gewählten Zeitfenster und, falls das nicht gelingt, am nächsten Arbeitstag. Über die Annahme des Geräts stellen wir eine Empfangsbestätigung aus, die Ihren Namen und Ihre Anschrift, die Kennung des Geräts, den Tag der Annahme und den voraussichtlichen Zeitpunkt der Rückgabe enthält.`,
      ),
      text(
        'Wir senden das Gerät an die von Ihnen angegebene Adresse oder an einen Paketautomaten zurück. Gelingt die Zustellung nicht, benachrichtigen wir Sie und bewahren das Gerät bis zur erneuten Zustellung oder persönlichen Abholung nach dem Abschnitt „Aufbewahrung des Geräts“ auf. Die Gefahr trägt von der Abholung durch den Kurier bis zur Rückgabe der Anbieter.',
      ),
    ),
    section(
      'storage',
      'Aufbewahrung des Geräts',
      text(
        `Ein Gerät, das bei uns ist, bewahren wir kostenlos auf. Die Aufbewahrungszeit beträgt ${figures.storageDays} Kalendertage, wenn wir das Gerät nicht zurückgeben können, weil die Rechnung nicht bezahlt wurde, weil Sie nach einer erfolglosen Zustellung keine neue gewählt haben oder weil Sie es nicht wie gewählt persönlich abgeholt haben. Sie beginnt am Tag der Fälligkeit, am Tag, an dem das Paket zu uns zurückgekommen ist, oder am Tag, an dem Sie die persönliche Abholung gewählt haben. Wenn Sie inzwischen bezahlen oder eine neue Zustellung wählen, endet die Aufbewahrungszeit. Solange eine Beschwerde oder ein Widerruf zum Gerät bearbeitet wird, gilt es nicht als aufgegeben.`,
      ),
      text(
        `Während der Aufbewahrungszeit schreiben wir Ihnen ${figures.storageNoticeDays.length} Mal per E-Mail, nach dem ${noticeDays} Tag, und nennen Ihnen den letzten Tag der Aufbewahrung. Verstreicht die Aufbewahrungszeit ergebnislos, dürfen wir das Gerät als aufgegeben ansehen: Die Daten darauf werden gelöscht, und wir dürfen es behalten, verkaufen oder umweltgerecht entsorgen lassen. Darüber senden wir Ihnen per E-Mail eine Abrechnung. Der Wert des Geräts oder der Erlös des Verkaufs wird auf Ihre Schuld angerechnet; was darüber hinausgeht, steht Ihnen zu und wird auf Ihren Wunsch ausgezahlt. Der nicht gedeckte Teil der Schuld bleibt zu bezahlen.`,
      ),
    ),
    section(
      'quote',
      'Prüfung, Kostenvoranschlag, Gutachten',
      text(
        `Bei einer kostenpflichtigen Reparatur senden wir nach der Prüfung einen Kostenvoranschlag mit Einzelposten. Er gilt ${figures.quoteValidityWorkingDays} Arbeitstage; der letzte Tag ist darauf angegeben, und er kann bis zum Ende dieses Tages angenommen werden. Geben wir dazu ein Europäisches Formular für Reparaturinformationen aus, sind wir an dessen Bedingungen mindestens 30 Kalendertage gebunden.`,
      ),
      text(
        `Lehnen Sie den Kostenvoranschlag ab oder antworten Sie nicht vor seinem Ablauf, senden wir das Gerät unrepariert zurück und berechnen die Logistik- und die Prüfgebühr laut Gebührentabelle. Stellen wir statt einer Garantiereparatur ein Gutachten (Protokoll) aus, können Sie innerhalb von ${figures.expertReportValidityWorkingDays} Arbeitstagen entscheiden: Sie nehmen es an und verlangen einen Kostenvoranschlag, oder Sie lehnen es ab und verlangen das Gerät zurück.`,
      ),
    ),
    section(
      'deadlines',
      'Dauer der Reparatur',
      text(
        `Die Reparatur dauert voraussichtlich ${fewestDays}–${maxDays} Arbeitstage ab Eingang des Geräts, bei einer kostenpflichtigen Reparatur ab Annahme des Kostenvoranschlags. Dauert sie wegen der Beschaffung von Teilen oder der Art des Fehlers länger, teilen wir Ihnen den Grund und den neuen Termin mit. Bei Reparaturen im Rahmen der gesetzlich vorgeschriebenen Garantie bemühen wir uns um Fertigstellung innerhalb von 15 Tagen; gelingt sie nicht innerhalb von 30 Tagen, steht Ihnen gegen den Garantieverpflichteten der gesetzlich geregelte Ersatz oder die Erstattung zu.`,
      ),
    ),
    section(
      'fees',
      'Gebühren und Zahlung',
      text(
        'Die Preise verstehen sich in ungarischen Forint und enthalten 27 % Umsatzsteuer. Der Preis der Reparatur ist der Betrag des angenommenen Kostenvoranschlags. Weitere Gebühren:',
      ),
      table(
        ['Gebühr', 'Wann sie anfällt', 'Betrag'],
        [
          ['Transportgebühr', 'Bei einer kostenpflichtigen Reparatur, für Abholung und Rücksendung', huf(figures.deliveryFee)],
          ['Prüfgebühr', 'Wenn Sie den Kostenvoranschlag ablehnen oder nicht antworten', huf(figures.inspectionFee)],
          ['Logistikgebühr', 'Wenn Sie den Kostenvoranschlag ablehnen oder nicht antworten', huf(figures.deliveryFee)],
          ['Rücksendegebühr', 'Wenn kein Fehler gefunden oder der Garantieanspruch abgelehnt wird', huf(figures.returnFee)],
        ],
      ),
      text(
        `Die Rücksendegebühr wird per Nachnahme bar bezahlt; nach den Rundungsregeln beträgt sie in bar ${huf(roundedToCash(figures.returnFee))}, bei anderen Zahlungsarten ${huf(figures.returnFee)}. Sie können per Nachnahme, Überweisung, Vorauskasse, online oder mit Bankkarte bezahlen, je nach Angebot bei der Beauftragung. Erweist sich die Beanstandung als berechtigt, tragen Sie die Kosten der Erfüllung von Gewährleistung oder Garantie nicht.`,
      ),
    ),
    section(
      'warranty',
      'Garantie- und Versicherungsreparatur',
      text(
        'Für eine Garantiereparatur ist der Kauf durch Rechnung oder Garantiekarte nachzuweisen. Die Garantie umfasst keine mechanischen Schäden, Wasserschäden und unsachgemäßen Eingriffe. Den Grund einer Ablehnung teilen wir in einem Gutachten mit. GoPro-Drohnen werden nicht repariert. Die freiwillige Garantie des Herstellers berührt die gesetzlich vorgeschriebene Garantie und die Gewährleistungsrechte nicht. Bessert der Verkäufer eine mangelhafte Ware nach, verlängert sich seine Gewährleistung einmalig um 12 Monate.',
      ),
      text(
        'Für eine Versicherungsreparatur benötigen Sie eine Schadennummer der Versicherung, die wir bei ihr prüfen. Über Deckung und Selbstbehalt entscheidet die Versicherung.',
      ),
    ),
    section(
      'repairGuarantee',
      'Garantie auf die Reparatur (Servicegarantie)',
      text(
        `Nach der ungarischen Regierungsverordnung 249/2004 (VIII. 27.) gilt für eine Reparatur eine Pflichtgarantie von ${figures.serviceWarrantyMonths} Monaten, wenn ihr Preis einschließlich Material und Umsatzsteuer ${huf(figures.serviceWarrantyFeeFrom)} übersteigt. Der Anbieter gewährt dieselbe Garantie auch für günstigere Reparaturen. Die Frist beginnt am Tag der Übergabe des reparierten Geräts und beginnt durch eine erneute Reparatur nicht von vorn.`,
      ),
      text(
        'Die Garantiekarte übergeben wir mit dem Gerät; ohne sie genügt auch die Rechnung. Melden Sie einen Fehler bitte unverzüglich nach seiner Entdeckung. Können wir über den Anspruch nicht sofort entscheiden, teilen wir unseren Standpunkt innerhalb von 5 Arbeitstagen mit. Die Garantie umfasst das reparierte Teil und die ausgeführte Arbeit und berührt Ihre gesetzlichen Rechte nicht.',
      ),
    ),
    section(
      'withdrawal',
      'Widerruf',
      text(
        'Als Verbraucher können Sie den Vertrag innerhalb von 14 Tagen nach Vertragsschluss ohne Angabe von Gründen widerrufen oder, wenn die Leistung begonnen hat, kündigen. Dazu dient die Funktion „Vertrag widerrufen“, die ohne Anmeldung aus der Fußzeile jeder Seite des Portals erreichbar ist, oder jede andere eindeutige Erklärung per E-Mail oder Post. Die Frist ist gewahrt, wenn Sie die Erklärung vor ihrem Ablauf absenden. Den Eingang einer Erklärung auf dem Portal bestätigen wir sofort auf einem dauerhaften Datenträger (per E-Mail).',
      ),
      text('Wünschen Sie, dass wir vor Ablauf der 14 Tage mit der Reparatur beginnen, sind zwei gesonderte Erklärungen nötig:'),
      list(
        '„Ich verlange ausdrücklich, dass mit der Ausführung vor Ablauf der 14-tägigen Widerrufsfrist begonnen wird.“',
        '„Mir ist bekannt, dass mein Widerrufsrecht mit vollständiger Vertragserfüllung erlischt.“',
      ),
      text(
        'Hat die Ausführung auf Ihr Verlangen begonnen und kündigen Sie danach, zahlen Sie den anteiligen Preis der bis dahin erbrachten Leistung. Nach einem Widerruf erstatten wir Ihnen zustehende Beträge innerhalb von 14 Tagen mit demselben Zahlungsmittel und geben das Gerät zurück. Unternehmen steht kein Widerrufsrecht zu.',
      ),
    ),
    section(
      'liability',
      'Haftung',
      text(
        'Der Anbieter haftet für das übernommene Gerät und für die fachgerechte Reparatur. Für den Verlust der auf dem Gerät gespeicherten Daten haftet er nicht, da deren Sicherung Ihre Aufgabe ist; darauf weisen wir bei der Beauftragung gesondert hin. Die Haftungsbeschränkung gilt nicht für vorsätzlich verursachte Schäden und für Schäden an Leben, Körper oder Gesundheit und berührt die gesetzlichen Rechte der Verbraucher nicht. Die werkseitige Wasserdichtigkeit kann nach dem Öffnen des Geräts nicht garantiert werden; darauf weist der Kostenvoranschlag hin.',
      ),
    ),
    section(
      'complaints',
      'Beschwerden und Streitbeilegung',
      text(
        `Beschwerden können Sie über das Formular des Portals, per E-Mail, telefonisch, per Post oder persönlich einreichen; Einzelheiten enthält die Beschwerderichtlinie. Schriftliche Beschwerden beantworten wir innerhalb von 30 Tagen. In einem Verbraucherstreit können Sie sich an die Schlichtungsstelle Ihres Wohnsitzes wenden. Die nach unserem Sitz zuständige Stelle: ${ourBoard.name}, ${ourBoard.address}, Postanschrift: ${ourBoardPostalAddress}, Telefon: ${ourBoard.phone}, Website: ${ourBoard.web}. Der Rechtsweg steht Ihnen unabhängig davon offen.`,
      ),
    ),
    section(
      'accessibility',
      'Barrierefreiheit',
      text(
        'Die Leistung ist ein Dienst des elektronischen Geschäftsverkehrs nach dem ungarischen Gesetz XVII von 2022: Auf dem Portal können Sie eine Reparatur beauftragen, die Reparatur verfolgen und den Kostenvoranschlag annehmen. Das Portal folgt der EN 301 549 und der Stufe AA der WCAG 2.2: Es ist mit Tastatur und Screenreader bedienbar, ordnet sich ab 320 Pixel Breite neu an, Texte lassen sich auf 200 % vergrößern, Fehlermeldungen nennen das Feld und was zu tun ist, und unsere PDF-Dokumente sind getaggt. Die ausführliche Beschreibung steht auf der Seite „Barrierefreiheit“; auf Wunsch geben wir sie auch mündlich.',
      ),
    ),
    section(
      'data',
      'Datenschutz',
      text(
        'Die Datenschutzerklärung beschreibt den Umgang mit personenbezogenen Daten. Beim Absenden eines Auftrags geben Sie an, dass Sie sie gelesen haben; das ist keine Einwilligung, und Werbung ist davon unabhängig.',
      ),
    ),
    section(
      'final',
      'Schlussbestimmungen',
      text(
        'Für einen Auftrag gilt die bei seinem Absenden angenommene Textfassung; spätere Änderungen berühren frühere Aufträge nicht. Für den Vertrag gilt ungarisches Recht, insbesondere das Bürgerliche Gesetzbuch (Gesetz V von 2013), die Regierungsverordnung 45/2014 (II. 26.), das Gesetz CVIII von 2001 über den elektronischen Geschäftsverkehr und das Verbraucherschutzgesetz (Gesetz CLV von 1997). Der Schutz der zwingenden Vorschriften des Staates, in dem ein Verbraucher seinen gewöhnlichen Aufenthalt hat, bleibt erhalten.',
      ),
    ),
  ],
}

export default terms

import { consumerAuthority } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, text } from '../../policy.ts'

const accessibility: Policy = {
  title: 'Barrierefreiheit',
  validFrom: '2026-11-01',
  lead: 'Alle sollen eine Reparatur selbst beauftragen und verfolgen können. Hier steht, was das Portal leistet, wie es die Anforderungen erfüllt, wo seine Grenzen liegen und wie Sie Hilfe bekommen.',
  sections: [
    section(
      'service',
      'Die Leistung',
      text(
        'Das Portal ist ein Dienst des elektronischen Geschäftsverkehrs für Verbraucher: Reparatur mit Kurierabholung beauftragen, die Reparatur verfolgen, den Kostenvoranschlag annehmen, Dokumente herunterladen, Beschwerde und Widerruf einreichen. Das Formular führt Schritt für Schritt; Ihre Eingaben bleiben beim Neuladen der Seite und nach Ablauf der 10-minütigen Formularsitzung erhalten.',
      ),
    ),
    section(
      'standard',
      'Was wir erfüllen',
      text(
        'Die Anforderungen des ungarischen Gesetzes XVII von 2022 über die Barrierefreiheit von Produkten und Dienstleistungen erfüllen wir auf Grundlage der EN 301 549 V3.2.1 auf Stufe AA der WCAG 2.2. Jede Seite wird bei 320 und 1280 Pixel Breite maschinell geprüft, die wichtigsten Abläufe auch mit der Tastatur.',
      ),
    ),
    section(
      'how',
      'Wie die Anforderungen erfüllt werden',
      list(
        'alles ist mit der Tastatur bedienbar, der Fokus ist gut sichtbar;',
        'Überschriften, Felder und Schaltflächen haben Namen, die auch mit Screenreader verständlich sind;',
        'die Fehlerzusammenfassung erhält den Fokus, und jeder Fehler führt zu seinem Feld;',
        'der Kontrast von Text und Hintergrund beträgt mindestens 4,5 : 1, Bedeutung wird nie nur durch Farbe vermittelt;',
        'die Seiten ordnen sich ab 320 Pixel neu an und lassen sich auf 200 % vergrößern;',
        'Berührungsflächen sind mindestens 24 × 24 Pixel groß;',
        'Bewegungen lassen sich in den Systemeinstellungen abschalten, nichts blinkt;',
        'unsere PDF-Dokumente sind getaggt, Sprache und Titel sind angegeben;',
        'die Texte sind auf Ungarisch, Englisch, Deutsch und Slowenisch lesbar.',
      ),
    ),
    section(
      'limits',
      'Bekannte Grenzen',
      list(
        'für die Barrierefreiheit der von Kunden hochgeladenen Unterlagen (Rechnung, Garantiekarte) können wir nicht einstehen;',
        'auf der Seite des Zahlungsdienstleisters ist dieser selbst verantwortlich;',
        'der Inhalt des Strichcodes auf einem gedruckten Etikett steht dort auch als Text.',
      ),
    ),
    section(
      'help',
      'Hilfe auf anderem Weg',
      text(
        'Können Sie das Formular nicht nutzen, nehmen wir Ihren Auftrag ohne Mehrkosten telefonisch oder per E-Mail auf. Auf Wunsch erläutern wir die Bedingungen und diese Beschreibung auch mündlich.',
      ),
      facts(
        ['Telefon', `${company.phone} (an Arbeitstagen ${company.openingHours.from}–${company.openingHours.to} Uhr)`],
        ['E-Mail', company.email],
        ['Per Brief', `${company.name}, ${company.postalAddress}`],
      ),
    ),
    section(
      'feedback',
      'Rückmeldung',
      text(
        `Wenn Sie auf eine Barriere stoßen, schreiben Sie uns bitte, auf welcher Seite und mit welchem Gerät. Wir antworten innerhalb von 30 Tagen. Sind Sie mit der Antwort nicht zufrieden, können Sie sich an die Verbraucherschutzbehörde wenden: ${consumerAuthority.name}, ${consumerAuthority.web}.`,
      ),
    ),
  ],
}

export default accessibility

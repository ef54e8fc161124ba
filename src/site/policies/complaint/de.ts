import { boardRows, consumerAuthority, ourBoard, ourBoardPostalAddress } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const complaint: Policy = {
  title: 'Beschwerderichtlinie',
  validFrom: '2026-11-01',
  lead: 'Wenn Sie mit unserer Leistung, unseren Mitarbeitenden oder einer Reparatur nicht zufrieden sind, teilen Sie es uns bitte mit. Hier steht, wo und wie Sie sich beschweren können, wann wir antworten und an wen Sie sich wenden können, wenn Sie mit der Antwort nicht einverstanden sind.',
  sections: [
    section(
      'where',
      'Wo Sie sich beschweren können',
      facts(
        ['Beschwerdeformular', 'am Ende dieser Seite'],
        ['E-Mail', company.email],
        ['Telefon', `${company.phone} (an Arbeitstagen ${company.openingHours.from}–${company.openingHours.to} Uhr)`],
        ['Per Brief', `${company.name}, ${company.postalAddress}`],
        ['Persönlich', `${company.workshop} (an Arbeitstagen ${company.openingHours.from}–${company.openingHours.to} Uhr)`],
      ),
      text(
        'Den Eingang einer Beschwerde über das Formular bestätigen wir sofort an Ihre E-Mail-Adresse, mit Nummer und vollem Wortlaut der Beschwerde.',
      ),
    ),
    section(
      'oral',
      'Mündliche Beschwerden',
      text(
        'Eine mündliche Beschwerde prüfen wir sofort und schaffen nach Möglichkeit Abhilfe. Ist das nicht möglich oder sind Sie mit der Lösung nicht einverstanden, nehmen wir ein Protokoll auf; bei persönlicher Beschwerde übergeben wir die Abschrift vor Ort, bei telefonischer senden wir sie mit der Antwort. Eine telefonische Beschwerde erhält eine eindeutige Nummer.',
      ),
    ),
    section(
      'written',
      'Schriftliche Beschwerden',
      text(
        'Eine schriftliche Beschwerde beantworten wir innerhalb von 30 Tagen nach Eingang schriftlich und in der Sache. Lehnen wir sie ab, begründen wir unseren Standpunkt, nennen die zuständige Behörde und Schlichtungsstelle und teilen mit, dass wir keine allgemeine Unterwerfungserklärung gegenüber der Schlichtungsstelle abgegeben haben.',
      ),
    ),
    section(
      'record',
      'Was das Protokoll enthält',
      list(
        'Ihren Namen und Ihre Anschrift;',
        'Ort, Zeit und Art der Beschwerde;',
        'die genaue Beschreibung der Beschwerde und ein Verzeichnis der vorgelegten Unterlagen;',
        'unsere Erklärung zur Beschwerde, wenn sie sofort geprüft werden kann;',
        'die Unterschrift der aufnehmenden Person und, außer bei telefonischer Beschwerde, Ihre Unterschrift;',
        'Ort und Zeit der Aufnahme sowie die eindeutige Nummer der Beschwerde.',
      ),
      text('Die Beschwerde und eine Abschrift der Antwort bewahren wir 3 Jahre auf.'),
    ),
    section(
      'repairClaims',
      'Garantie- und Gewährleistungsansprüche',
      text(
        'Über einen Anspruch wegen eines Fehlers am reparierten Gerät nehmen wir ein Protokoll auf und übergeben oder senden Ihnen unverzüglich eine Abschrift. Können wir uns nicht sofort zur Erfüllbarkeit äußern, teilen wir unseren Standpunkt innerhalb von 5 Arbeitstagen nachweisbar mit; bei Ablehnung auch die Gründe und die Möglichkeit, die Schlichtungsstelle anzurufen. Die 6 Monate der Servicegarantie beginnen mit der Übergabe des reparierten Geräts.',
      ),
    ),
    section(
      'conciliation',
      'Schlichtungsstelle',
      text(
        'Konnte die Beschwerde nicht beigelegt werden, können Sie sich als Verbraucher an die Schlichtungsstelle Ihres Wohnsitzes oder Aufenthaltsorts wenden. Das Verfahren ist kostenlos, und wir wirken daran mit. Die nach unserem Sitz zuständige Stelle:',
      ),
      facts(
        ['Name', ourBoard.name],
        ['Sitz', ourBoard.address],
        ['Postanschrift', ourBoardPostalAddress],
        ['Telefon', ourBoard.phone],
        ['E-Mail', ourBoard.email],
        ['Website', ourBoard.web],
      ),
      text('Alle Stellen und ihre Zuständigkeit:'),
      table(['Stelle', 'Zuständigkeit (Komitat)', 'Kontakt'], boardRows()),
    ),
    section(
      'authority',
      'Behörde und Gericht',
      text(
        'Verstöße gegen Verbraucherschutzregeln können Sie der Verbraucherschutzbehörde melden; das kann auch das Regierungsamt des Komitats Ihres Wohnsitzes sein.',
      ),
      facts(
        ['Behörde', consumerAuthority.name],
        ['Telefon', consumerAuthority.phone],
        ['E-Mail', consumerAuthority.email],
        ['Website', consumerAuthority.web],
      ),
      text(
        'Ihren Anspruch können Sie nach den Regeln der Zivilprozessordnung auch vor Gericht geltend machen. Beschwerden zum Datenschutz behandelt die Datenschutzerklärung.',
      ),
    ),
  ],
}

export default complaint

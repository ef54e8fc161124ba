import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const de: SameKeys<typeof hu> = {
  facts: {
    claim: 'Schadennummer',
    number: 'Auftragsnummer',
    insured: 'Versicherte Person',
    device: 'Gerät',
    gross: 'Zu zahlen (brutto)',
  },
  sheet: {
    title: 'Kostenvoranschlag für eine Versicherungsreparatur',
    fileName: 'Kostenvoranschlag für die Versicherung {number}, Fassung {version}.pdf',
    ask: 'Bitte teilen Sie uns schriftlich mit, ob Sie die Reparaturkosten vollständig oder bis auf den Selbstbehalt übernehmen, oder ob Sie sie nicht übernehmen.',
  },
  asked: {
    subject: 'Kostenvoranschlag für eine Reparatur, Schadennummer: {claim}, Auftrag: {number}',
    text: 'Sehr geehrte Damen und Herren, wir haben das Gerät der bei Ihnen versicherten Person geprüft. Anbei erhalten Sie den Kostenvoranschlag; bitte entscheiden Sie über die Kostenübernahme.',
    how: 'Bitte antworten Sie auf diese E-Mail, ob Sie die Kosten vollständig oder bis auf den Selbstbehalt übernehmen. Wir beginnen mit der Reparatur erst nach Ihrer Antwort.',
  },
  answered: {
    acceptedSubject: 'Die Versicherung übernimmt die Reparaturkosten, Auftrag: {number}',
    acceptedText:
      'Die Versicherung übernimmt die gesamten Reparaturkosten, deshalb beginnen wir mit der Reparatur. Sie müssen für die Reparatur nichts bezahlen und jetzt nichts tun.',
    refusedSubject: 'Die Versicherung übernimmt die Reparaturkosten nicht, Auftrag: {number}',
    refusedText:
      'Die Versicherung übernimmt die Reparaturkosten nicht. Wir erstellen einen Kostenvoranschlag, über den Sie entscheiden; damit gehen Sie noch keine Zahlungspflicht ein. Wenn Sie keinen Kostenvoranschlag wünschen, können Sie das Gerät auf der Seite Ihres Auftrags zurückverlangen, und wir senden es kostenlos zurück.',
  },
  ownShare: {
    line: 'Selbstbehalt an den Kosten der Versicherungsreparatur',
    note: 'Die Reparatur kostet {all}. Die Versicherung zahlt davon {insurer}; Ihr Selbstbehalt beträgt {share}.',
    mail: 'Die Versicherung übernimmt die Reparaturkosten bis auf den Selbstbehalt. Über den Kostenvoranschlag zum Selbstbehalt entscheiden Sie.',
  },
}

export default de

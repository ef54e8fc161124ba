import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  back: {
    subject: 'Ihr Gerät liegt im Geschäft zur Abholung bereit, Auftrag: {number}',
    text: 'Der Kurier hat Ihr Gerät in das Geschäft zurückgebracht, in dem Sie es abgegeben haben. Sie können es dort abholen.',
    store: 'Geschäft',
    address: 'Adresse',
    phone: 'Telefon',
    identity: 'Bringen Sie den Annahmebeleg und einen Ausweis mit; von seiner Nummer werden nur die letzten Zeichen notiert.',
    other: 'Eine andere Person braucht eine schriftliche Vollmacht.',
    paid: 'Falls für die Reparatur etwas zu zahlen ist, bezahlen Sie auf der Seite des Auftrags: Im Geschäft ist das nicht möglich.',
  },
} satisfies SameKeys<typeof hu>

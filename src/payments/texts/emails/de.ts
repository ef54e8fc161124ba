import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  refund: {
    subject: 'Erstattung: {amount, number, forint} – {number}',
    text: 'Wir haben Ihnen den folgenden Betrag dorthin erstattet, von wo Sie bezahlt haben.',
    surplus:
      'Ihre Zahlung ging ein, nachdem die Rechnung bereits auf anderem Weg beglichen oder storniert worden war. Den überzähligen Betrag haben wir daher von uns aus zurückgesendet. Sie müssen nichts tun.',
    amount: 'Erstatteter Betrag',
    invoice: 'Rechnung',
    when: 'Je nach Bank kann die Gutschrift einige Werktage dauern.',
  },
} satisfies SameKeys<typeof hu>

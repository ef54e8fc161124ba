import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  refund: {
    subject: 'Vračilo: {amount, number, forint} – {number}',
    text: 'Spodnji znesek smo vam vrnili tja, od koder ste plačali.',
    surplus:
      'Vaše plačilo je prispelo, ko je bil račun že poravnan na drug način ali storniran, zato smo presežek sami poslali nazaj. Vam ni treba storiti ničesar.',
    amount: 'Vrnjeni znesek',
    invoice: 'Račun',
    when: 'Odvisno od banke lahko traja nekaj delovnih dni, da znesek prispe.',
  },
} satisfies SameKeys<typeof hu>

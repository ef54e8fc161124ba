import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Za plačilo',
  invoice: 'Račun',
  amount: 'Znesek za plačilo',
  due: 'Rok plačila',
  method: 'Izbrani način plačila',
  online: 'Plačilo s PayPalom: {amount, number, forint}',
  card: 'Plačilo s kartico: {amount, number, forint}',
  leaving: 'Preusmerjamo vas na stran za plačilo…',
  notice: 'Plačilo poteka na strani ponudnika plačil; podatkov o vaši kartici ne vidimo.',
} satisfies SameKeys<typeof hu>

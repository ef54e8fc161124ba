import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  online: 'Plačilo s PayPalom: {amount, number, forint}',
  card: 'Plačilo s kartico: {amount, number, forint}',
  leaving: 'Preusmerjamo vas na stran za plačilo…',
  notice: 'Plačilo poteka na strani ponudnika plačil; podatkov o vaši kartici ne vidimo.',
} satisfies SameKeys<typeof hu>

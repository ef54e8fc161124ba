import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  title: 'Poskusno plačilo',
  notice: 'Ta stran nadomešča ponudnika plačil: pravi denar se ne premika. Izberite, kako naj se plačilo konča.',
  facts: 'Račun: {invoice}, za plačilo: {amount, number, forint}',
  pay: 'Plačaj',
  refuse: 'Banka zavrne plačilo',
  cancel: 'Prekini plačilo',
  timeOut: 'Čas poteče pred plačilom',
  decided: 'O tem plačilu ste se že odločili. Vrnite se na prejšnjo stran.',
}

export default sl

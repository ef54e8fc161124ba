import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  title: 'Opuščena naprava',
  wait: {
    payment: 'Stranka ni plačala izdanega računa, zato je naprava še tukaj.',
    delivery: 'Paket se je vrnil, stranka pa ni izbrala nove dostave.',
    collection: 'Stranka je izbrala osebni prevzem, a po napravo ni prišla.',
  },
  since: 'Na stranko čaka od',
  endsOn: 'Zadnji dan hrambe',
  owed: 'Za plačilo',
  notices: 'Poslana obvestila',
  none: 'Obvestilo še ni bilo poslano',
  next: 'Naslednje obvestilo ne prej kot',
  noNext: 'Vsa obvestila so poslana',
  runs: 'Čas hrambe še teče. Če stranka plača ali izbere novo dostavo, se čakanje konča samo od sebe.',
  over: 'Čas hrambe je potekel, vsa obvestila so poslana.',
  noKey: 'O opuščeni napravi odloča, kdor ima za to dovoljenje.',
  fate: 'Kaj bo z napravo?',
  fates: { kept: 'Obdržimo jo', sold: 'Prodamo jo', recycled: 'Oddamo jo v reciklažo' },
  fateMissing: 'Izberite, kaj bo z napravo.',
  value: 'Vrednost ali izkupiček (HUF)',
  valueHint: 'Upošteva se pri dolgu.',
  dataErased: 'Podatki na napravi so izbrisani, kartica SIM in pomnilniška kartica sta odstranjeni.',
  note: 'Razlog',
  noteHint: 'Stranka ga ne vidi.',
  decided: 'Kaj je bilo z napravo',
  decidedValue: 'Upoštevana vrednost',
  decidedAt: 'Čas odločitve',
}

export default sl

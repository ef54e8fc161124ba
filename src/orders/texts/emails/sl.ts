import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Pozdravljeni, {name}!',
  subject: 'Vaše naročilo smo prejeli: {number}',
  thanks:
    'Hvala za naročilo. Zabeležili smo zahtevke za {count, plural, one {# napravo} two {# napravi} few {# naprave} other {# naprav}}. O tem prejmete samo to e-pošto; stanje naprav spremljate na strani naročila.',
  facts: {
    number: 'Naročilo',
    reference: 'Vaša oznaka',
    devices: 'Naprave',
  },
  pickups: 'Kdaj pride kurir?',
  pickup: '{day}, {window}, {address}: {count, plural, one {# naprava} two {# napravi} few {# naprave} other {# naprav}}',
  devices: 'Naprave',
  more: 'in še {count, number} na strani naročila',
  prepareTitle: 'Kaj pripravite?',
  save: 'Shranite podatke: pred popravilom jih z naprav izbrišemo in varnostne kopije ne naredimo.',
  sheets: 'S strani naročila natisnite nalepke in primopredajne liste. Brez tiskalnika na vsak paket napišite številko zahtevka.',
  documents: 'Za garancijsko popravilo potrebujemo račun ali garancijski list: manjkajoče naložite na strani posameznega zahtevka.',
  open: 'Odpri naročilo',
  terms: 'Splošni pogoji, ki ste jih sprejeli, so priloženi kot PDF. Prosimo, shranite jih.',
  reminder: {
    subject: 'Jutri pride kurir, naročilo: {number}',
    text: 'Jutri pride kurir po {count, plural, one {# napravo} two {# napravi} few {# naprave} other {# naprav}}. Prosimo, da vse pripravite.',
    label: 'Na vsak paket, ki nima nalepke, napišite številko zahtevka.',
  },
} satisfies SameKeys<typeof hu>

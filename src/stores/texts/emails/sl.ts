import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  back: {
    subject: 'Vašo napravo lahko prevzamete v trgovini, zahtevek: {number}',
    text: 'Kurir je vašo napravo vrnil v trgovino, kjer ste jo oddali. Tam jo lahko prevzamete.',
    store: 'Trgovina',
    address: 'Naslov',
    phone: 'Telefon',
    identity: 'Prinesite potrdilo o sprejemu in osebni dokument; zabeležijo se samo zadnji znaki njegove številke.',
    other: 'Če jo prevzame druga oseba, potrebuje pisno pooblastilo.',
    paid: 'Če je treba popravilo plačati, plačajte na strani zahtevka: v trgovini to ni mogoče.',
  },
} satisfies SameKeys<typeof hu>

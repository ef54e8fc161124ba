/** Conciliation boards: Fgytv. (1997. évi CLV.) annex 2 and their published contacts; ours, by our seat, is the one of Budapest. */
export type Board = { name: string; counties: string; address: string; phone: string; email: string; web: string }

export const ourBoard: Board = {
  name: 'Budapesti Békéltető Testület',
  counties: 'Budapest',
  address: '1016 Budapest, Krisztina krt. 99. I. em. 111.',
  phone: '+36 1 488 2131',
  email: 'bekelteto.testulet@bkik.hu',
  web: 'bekeltet.bkik.hu',
}
export const ourBoardPostalAddress = '1253 Budapest, Pf. 10.'

const board = (county: string, counties: string, address: string, phone: string, email: string, web: string): Board => ({
  name: `${county} Vármegyei Békéltető Testület`,
  counties,
  address,
  phone,
  email,
  web,
})

const boards: readonly Board[] = [
  ourBoard,
  board(
    'Baranya',
    'Baranya, Somogy, Tolna',
    '7625 Pécs, Majorossy Imre u. 36.',
    '+36 72 507 154',
    'info@baranyabekeltetes.hu',
    'baranyabekeltetes.hu',
  ),
  board(
    'Borsod-Abaúj-Zemplén',
    'Borsod-Abaúj-Zemplén, Heves, Nógrád',
    '3525 Miskolc, Szentpáli u. 1.',
    '+36 46 501 091',
    'bekeltetes@bokik.hu',
    'bekeltetes.borsodmegye.hu',
  ),
  board(
    'Csongrád-Csanád',
    'Bács-Kiskun, Békés, Csongrád-Csanád',
    '6721 Szeged, Párizsi krt. 8–12.',
    '+36 62 549 392',
    'bekelteto.testulet@cskik.hu',
    'bekeltetes-csongrad.hu',
  ),
  board(
    'Fejér',
    'Fejér, Komárom-Esztergom, Veszprém',
    '8000 Székesfehérvár, Hosszúsétatér 4–6.',
    '+36 22 510 310',
    'bekeltetes@fmkik.hu',
    'bekeltetesfejer.hu',
  ),
  board(
    'Győr-Moson-Sopron',
    'Győr-Moson-Sopron, Vas, Zala',
    '9022 Győr, Szent István út 10/A',
    '+36 96 520 217',
    'bekelteto.testulet@gymsmkik.hu',
    'bekeltetesgyor.hu',
  ),
  board(
    'Hajdú-Bihar',
    'Hajdú-Bihar, Jász-Nagykun-Szolnok, Szabolcs-Szatmár-Bereg',
    '4025 Debrecen, Vörösmarty u. 13–15.',
    '+36 52 500 710',
    'bekelteto@hbkik.hu',
    'hbmbekeltetes.hu',
  ),
  board('Pest', 'Pest', '1055 Budapest, Balassi Bálint u. 25. IV/2.', '+36 1 792 7881', 'pmbekelteto@pmkik.hu', 'panaszrendezes.hu'),
]

/** The consumer protection authority. */
export const consumerAuthority = {
  name: 'Nemzeti Kereskedelmi és Fogyasztóvédelmi Hatóság (NKFH)',
  phone: '+36 80 310 020',
  email: 'ugyfelszolgalat@nkfh.gov.hu',
  web: 'nkfh.gov.hu',
} as const

/** The data protection authority. */
export const dataAuthority = {
  name: 'Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH)',
  address: '1055 Budapest, Falk Miksa utca 9–11.',
  postalAddress: '1363 Budapest, Pf. 9.',
  phone: '+36 1 391 1400',
  email: 'ugyfelszolgalat@naih.hu',
  web: 'naih.hu',
} as const

/** Rows of a table: name, competence, contacts. */
export const boardRows = (): string[][] =>
  boards.map(({ name, counties, address, phone, email, web }) => [name, counties, `${address}\n${phone}\n${email}\n${web}`])

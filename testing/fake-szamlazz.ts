import type { IncomingMessage, ServerResponse } from 'node:http'
import { startFakeServer } from './fake-server.ts'

// Számlázz.hu's Számla Agent on loopback, as its documentation describes it and its test account was seen to answer: it wants a file, the
// elements in their order and items that add up; it keeps what it issued and can be told to misbehave. Written apart from our adapter.

type Action = 'issue' | 'cancel' | 'find' | 'pdf'
type Type = 'D' | 'SZ' | 'SS' | 'HS'
type SzamlazzDocument = {
  number: string
  type: Type
  key: string
  orderNumber: string
  about: string
  net: number
  gross: number
  isCancelled: boolean
  /** What it was asked for with. */
  xml: string
}
type Answer = { status: number; body: string; headers?: Record<string, string> }
type Misbehaviour = Answer | 'lost' | 'held' | undefined

export type FakeSzamlazz = {
  readonly url: string
  readonly asked: { action: Action; xml: string }[]
  /** Oldest first. */
  readonly documents: SzamlazzDocument[]
  /** Changes an answer after it has done what was asked; `held`: the answer never comes. */
  misbehave: ((asked: { action: Action; answer: Answer }) => Misbehaviour) | undefined
  /** Does nothing and answers this. */
  refuse: ((action: Action) => Misbehaviour) | undefined
  /** The account's switch "Rendelésszám ismétlődés tiltása": without it the same is issued as often as it is asked for. */
  refusesRepeats: boolean
  stop: () => Promise<void>
}

const agentKey = 'tesztkulcs-0123456789'
export const szamlazzSettings = (url: string) => ({ SZAMLAZZ_URL: `${url}/szamla/`, SZAMLAZZ_AGENT_KEY: agentKey })

const actions: Readonly<Record<string, readonly [Action, root: string]>> = {
  'action-xmlagentxmlfile': ['issue', 'xmlszamla'],
  'action-szamla_agent_st': ['cancel', 'xmlszamlast'],
  'action-szamla_agent_xml': ['find', 'xmlszamlaxml'],
  'action-szamla_agent_pdf': ['pdf', 'xmlszamlapdf'],
}

/** The order of its XSDs, as far as the portal may come. */
const sequences: Readonly<Record<string, string>> = {
  xmlszamla: 'beallitasok fejlec elado vevo fuvarlevel tetelek',
  xmlszamlast: 'beallitasok fejlec elado vevo',
  xmlszamlaxml: 'szamlaagentkulcs szamlaszam rendelesSzam pdf szamlaKulsoAzon',
  xmlszamlapdf: 'szamlaagentkulcs szamlaszam rendelesSzam valaszVerzio szamlaKulsoAzon',
  beallitasok: 'szamlaagentkulcs eszamla szamlaLetoltes szamlaLetoltesPld valaszVerzio aggregator guardian cikkazoninvoice szamlaKulsoAzon',
  'xmlszamla/fejlec':
    'keltDatum teljesitesDatum fizetesiHataridoDatum fizmod penznem szamlaNyelve megjegyzes arfolyamBank arfolyam rendelesSzam dijbekeroSzamlaszam elolegszamla vegszamla elolegSzamlaszam helyesbitoszamla helyesbitettSzamlaszam dijbekero szallitolevel logoExtra szamlaszamElotag fizetendoKorrekcio fizetve',
  'xmlszamlast/fejlec': 'szamlaszam keltDatum megjegyzes tipus',
  elado: 'bank bankszamlaszam emailReplyto emailTargy emailSzoveg alairoNeve',
  vevo: 'nev orszag irsz telepules cim email sendEmail adoalany adoszam csoportazonosito adoszamEU',
  tetel: 'megnevezes azonosito mennyiseg mennyisegiEgyseg nettoEgysegar afakulcs arresAfaAlap nettoErtek afaErtek bruttoErtek megjegyzes',
}

const children = (xml: string) => [...xml.matchAll(/<(\w+)(?: [^>]*)?>([\s\S]*?)<\/\1>/g)].map(([, name = '', inner = '']) => ({ name, inner }))
const inside = (xml: string, ...path: string[]): string =>
  path.reduce((inner, step) => children(inner).find(({ name }) => name === step)?.inner ?? '', xml)
const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function isInOrder(name: string, inner: string, around = ''): boolean {
  const sequence = (sequences[`${around}/${name}`] ?? sequences[name])?.split(' ')
  const names = children(inner).map((one) => one.name)
  if (!sequence) return true
  const places = names.map((one) => sequence.indexOf(one))
  return places.every((place, i) => place > (places[i - 1] ?? -1)) && children(inner).every((one) => isInOrder(one.name, one.inner, name))
}

const no = (code: number, reason: string, inHeaders = true): Answer => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<xmlszamlavalasz xmlns="http://www.szamlazz.hu/xmlszamlavalasz">\n  <sikeres>false</sikeres>\n  <hibakod>${code}</hibakod>\n  <hibauzenet><![CDATA[${reason}]]></hibauzenet>\n</xmlszamlavalasz>`,
  headers: inHeaders ? { szlahu_error_code: String(code), szlahu_error: encodeURIComponent(reason).replaceAll('%20', '+') } : {},
})

/** As it writes bytes: in lines. */
const pdfOf = ({ number, gross }: SzamlazzDocument) =>
  Buffer.from(`%PDF-1.4\n% ${number} ${gross} ${'.'.repeat(200)}\n%%EOF\n`)
    .toString('base64')
    .replace(/.{76}/g, '$&\n')

const issued = (document: SzamlazzDocument): Answer => {
  const { number, net, gross } = document
  return {
    status: 200,
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<xmlszamlavalasz xmlns="http://www.szamlazz.hu/xmlszamlavalasz" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n  <sikeres>true</sikeres>\n  <szamlaszam>${number}</szamlaszam>\n  <szamlanetto>${net}</szamlanetto>\n  <szamlabrutto>${gross}</szamlabrutto>\n  <pdf>${pdfOf(document)}</pdf>\n</xmlszamlavalasz>`,
    headers: { szlahu_szamlaszam: number, szlahu_nettovegosszeg: String(net), szlahu_bruttovegosszeg: String(gross) },
  }
}

const queried = ({ number, type, about, orderNumber, net, gross, isCancelled, xml }: SzamlazzDocument): Answer => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?>
<szamla xmlns="http://www.szamlazz.hu/szamla">
  <szallito><id>201</id><nev>Minta</nev><cim><irsz>1117</irsz><telepules>Budapest</telepules><cim>Minta utca 1.</cim></cim></szallito>
  <alap><id>529992</id><szamlaszam>${number}</szamlaszam><tipus>${type}</tipus><eszamla>1</eszamla>
    ${about ? `<hivszamlaszam>${about}</hivszamlaszam>` : ''}<rendelesszam>${orderNumber}</rendelesszam><devizanem>HUF</devizanem><teszt>true</teszt>
    ${isCancelled ? '<sztornozott>true</sztornozott>' : ''}</alap>
  <vevo><nev>${escaped(plain(inside(xml, 'xmlszamla', 'vevo', 'nev')))}</nev></vevo>
  <osszegek><afakulcsossz><afakulcs>27</afakulcs><netto>${net}</netto><brutto>${gross}</brutto></afakulcsossz>
    <totalossz><netto>${net}</netto><afa>${gross - net}</afa><brutto>${gross}.0</brutto></totalossz></osszegek>
</szamla>`,
})

export async function startFakeSzamlazz(): Promise<FakeSzamlazz> {
  const server = await startFakeServer(handle)

  const fake: FakeSzamlazz = {
    url: server.url,
    asked: [],
    documents: [],
    misbehave: undefined,
    refuse: undefined,
    refusesRepeats: true,
    stop: server.stop,
  }

  async function handle(request: IncomingMessage, text: string, response: ServerResponse) {
    const [, field = '', xml = ''] = /name="([\w-]+)"; filename="[^"]+"\r\nContent-Type: [^\r]+\r\n\r\n([\s\S]*?)\r\n--/.exec(text) ?? []
    const [action, root] = actions[field] ?? []
    const send = (answer: Answer | 'lost' | 'held') => {
      if (answer === 'held') server.hanging.add(response)
      else if (answer === 'lost') request.socket.destroy()
      else response.writeHead(answer.status, { 'content-type': 'text/xml', ...answer.headers }).end(answer.body)
    }
    if (!action || !root || request.url !== '/szamla/' || request.method !== 'POST') return send(no(53, 'Hiányzó XML fájl.'))
    fake.asked.push({ action, xml })
    const refused = fake.refuse?.(action)
    if (refused) return send(refused)
    const answer = act(action, root, xml)
    send(fake.misbehave?.({ action, answer }) ?? answer)
  }

  function act(action: Action, root: string, xml: string): Answer {
    const inner = inside(xml, root)
    if (!xml.includes(`<${root} xmlns="http://www.szamlazz.hu/${root}">`) || !isInOrder(root, inner)) return no(57, 'Hibás XML.')
    const settings = action === 'issue' || action === 'cancel' ? inside(inner, 'beallitasok') : inner
    if (inside(settings, 'szamlaagentkulcs') !== agentKey) return no(3, 'Bejelentkezési hiba', action !== 'find')
    if (action === 'issue') return issue(inner, xml)
    if (action === 'cancel') return cancel(inner, xml)
    // Of two documents with one key it knows the newer.
    const [key, number] = [inside(inner, 'szamlaKulsoAzon'), inside(inner, 'szamlaszam')]
    const found = fake.documents.findLast((one) => (key ? one.key === key : one.number === number))
    if (!found) return no(7, 'Hiányzó adat: számla xml (ismeretlen számlaszám, rendelésszám vagy külső azonosító).', false)
    return action === 'find' ? queried(found) : issued(found)
  }

  function issue(inner: string, xml: string): Answer {
    const head = (name: string) => plain(inside(inner, 'fejlec', name))
    const type: Type = head('dijbekero') === 'true' ? 'D' : head('helyesbitoszamla') === 'true' ? 'HS' : 'SZ'
    const orderNumber = head('rendelesSzam')
    const items = children(inside(inner, 'tetelek')).map(({ inner: item }) => {
      const figure = (name: string) => Number(inside(item, name))
      return {
        net: figure('nettoErtek'),
        vat: figure('afaErtek'),
        gross: figure('bruttoErtek'),
        product: figure('mennyiseg') * figure('nettoEgysegar'),
        rate: figure('afakulcs'),
      }
    })
    if (items.length === 0 || items.some(({ net, product }) => net !== product)) return no(259, 'A nettó érték hibás.')
    if (items.some(({ net, vat, rate }) => Math.abs(vat - (net * rate) / 100) > 0.5)) return no(260, 'Az áfa értéke hibás.')
    if (items.some(({ net, vat, gross }) => gross !== net + vat)) return no(261, 'A bruttó érték hibás.')
    const same = fake.documents.find((one) => one.type === type && one.orderNumber === orderNumber && !one.isCancelled)
    const content = (text: string) => text.replace(/<beallitasok>[\s\S]*<\/beallitasok>/, '')
    // The very same again is answered as before, whatever key it is asked with; that key is not kept.
    if (same && type !== 'HS' && fake.refusesRepeats)
      return content(same.xml) === content(xml)
        ? issued(same)
        : no(152, `Már létező rendelésszám: ${orderNumber}. Az ismétlődés engedélyezhető a Beállítások oldalon.`)
    const sum = (of: 'net' | 'gross') => items.reduce((total, item) => total + item[of], 0)
    return add({
      type,
      key: inside(inner, 'beallitasok', 'szamlaKulsoAzon'),
      orderNumber,
      about: head('helyesbitettSzamlaszam'),
      net: sum('net'),
      gross: sum('gross'),
      xml,
    })
  }

  function cancel(inner: string, xml: string): Answer {
    const number = inside(inner, 'fejlec', 'szamlaszam')
    const original = fake.documents.find((one) => one.number === number)
    if (!original) return no(7, 'Hiányzó adat: számla xml (ismeretlen számlaszám, rendelésszám vagy külső azonosító).')
    if (original.type === 'SS') return no(14, 'Sztornó és jóváíró számlát nem lehet sem sztornózni, sem jóváírni.')
    if (original.type === 'D') return issued(original)
    if (fake.documents.some(({ type, about }) => type === 'HS' && about === number))
      return no(221, 'Ez a számla nem sztornózható (van helyesbítő számlája).')
    const known = fake.documents.find(({ type, about }) => type === 'SS' && about === number)
    if (known) return issued(known)
    original.isCancelled = true
    const { net, gross, orderNumber } = original
    return add({ type: 'SS', key: inside(inner, 'beallitasok', 'szamlaKulsoAzon'), orderNumber, about: number, net: -net, gross: -gross, xml })
  }

  function add(document: Omit<SzamlazzDocument, 'number' | 'isCancelled'>): Answer {
    const prefix = document.type === 'D' ? 'D-TESZT' : 'TESZT'
    const added = { ...document, number: `${prefix}-2026-${fake.documents.length + 1}`, isCancelled: false }
    fake.documents.push(added)
    return issued(added)
  }

  return fake
}

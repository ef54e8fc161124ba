import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  titles: {
    warrantyCard: 'Garancijski list',
    invoice: 'Kopija računa',
    faultReport: 'Strokovno poročilo',
    handoverDocument: 'Primopredajni list',
    gsmQuotation: 'Ponudba',
    dolphinInvoice: 'Račun',
    gsmRepairWorksheet: 'Delovni nalog',
    appleDocument: 'Dokument Apple',
    buybackStatement: 'Obračun odkupa',
    proforma: 'Predračun',
    stornoInvoice: 'Storno račun',
    correctingInvoice: 'Popravni račun',
  },
  authors: { customer: 'Naložili ste vi', staff: 'Pripravil naš servis', system: 'Samodejno ustvarjeno' },
  authorsForStaff: { customer: 'Naložila stranka', staff: 'Pripravil servis', system: 'Samodejno ustvarjeno' },
  list: {
    none: 'Za ta zahtevek še ni dokumentov.',
    view: 'Odpri',
    save: 'Prenesi',
    of: '{type}: {name}',
    saving: 'Prenašanje…',
  },
  viewer: {
    title: 'Dokument o popravilu',
    open: 'Odpri v novem zavihku',
    save: 'Prenesi',
    notShown: 'Ta brskalnik datoteke PDF ne more prikazati na strani. Odprite jo v novem zavihku ali jo prenesite.',
    savedOnly: 'Ta datoteka ni PDF, zato je tu ni mogoče prikazati. Prenesite jo.',
    failed: 'Dokumenta ni bilo mogoče naložiti. Osvežite stran.',
    privacy: 'Povezavo posredujte le tistim, ki bi jim pokazali tudi dokument.',
  },
  notFound: {
    title: 'Dokumenta ni mogoče najti',
    text: 'Povezava je morda potekla ali pa dokument še ni pripravljen. Poskusite pozneje ali zahtevajte novo povezavo s številko zahtevka.',
    close: 'Zapri',
    ask: 'Zahtevaj novo povezavo',
  },
} satisfies SameKeys<typeof hu>

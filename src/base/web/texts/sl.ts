import type { SameKeys } from '../../texts.ts'
import type hu from './hu.ts'

export default {
  title: '{page} – Mobilfutár',
  loading: 'Nalaganje …',
  retry: 'Poskusi znova',
  reload: 'Znova naloži stran',
  close: 'Zapri',
  back: 'Nazaj',
  sending: 'Pošiljanje …',
  errorTitle: 'Nekaj je šlo narobe',
  emptyTitle: 'Ni podatkov',
  emptySearch: 'Ni zadetkov.',
  noPermissionTitle: 'Za ogled te vsebine nimate pooblastila',
  noPermissionText: 'Če menite, da gre za pomoto, se obrnite na podporo.',
  loginNeededTitle: 'Potrebna je prijava',
  loginNeededText: 'Za uporabo te storitve se prijavite.',
  login: 'Prijava',
  connectionLost: 'Povezava je bila prekinjena. Vaši podatki so ohranjeni; poskusite znova.',
  cookiesBlocked:
    'Vaš brskalnik ne sprejme varnostnega piškotka obrazca. Dovolite piškotke na tej strani in pošljite znova; vaši podatki so ohranjeni.',
  unexpected: 'Prišlo je do nepričakovane napake. Poskusite pozneje.',
  downloadFailed: 'Datoteke ni bilo mogoče prenesti.',
  problemsTitle: 'Popravite {count, plural, one {naslednjo napako} two {naslednji # napaki} few {naslednje # napake} other {naslednjih # napak}}:',
  optional: '(neobvezno)',
  charactersLeft: '{count, plural, one {Še # znak} two {Še # znaka} few {Še # znaki} other {Še # znakov}}',
  charactersOver: '{count, plural, one {# znak preveč} two {# znaka preveč} few {# znaki preveč} other {# znakov preveč}}',
  choose: 'Izberite',
  suggestions: 'Predlogi',
  suggestionCount: '{count, plural, one {# predlog} two {# predloga} few {# predlogi} other {# predlogov}}, izbirate lahko s puščičnimi tipkami.',
  outdatedTitle: 'Del strani se ni naložil',
  outdatedText:
    'Morda je bila povezava prekinjena ali pa je bil portal pravkar posodobljen. Znova naložite stran; podatki v začetem obrazcu ostanejo.',
  crashedTitle: 'Prišlo je do nepričakovane napake',
  crashedText: 'Znova naložite stran. Če se napaka ponavlja, se obrnite na podporo.',
} satisfies SameKeys<typeof hu>

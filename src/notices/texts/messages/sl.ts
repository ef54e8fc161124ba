import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  title: 'Sistemska sporočila',
  lead: 'Kar obiskovalci preberejo, ko pritisnejo na zvonec. Hkrati velja največ eno sporočilo.',
  write: 'Novo sporočilo',
  list: 'Sporočila',
  empty: 'Sistemskega sporočila še ni',
  more: 'Prejšnja sporočila',
  phase: { upcoming: 'Vidno pozneje', current: 'Zdaj vidno', over: 'Končano' },
  period: { from: 'Od', to: 'Do', open: 'do preklica' },
  edited: 'Nazadnje uredil(-a): {by}, {at}',
  untouched: 'Prišlo je s portalom',
  change: 'Spremeni',
  end: {
    open: 'Končaj',
    title: 'Želite končati to sporočilo?',
    current: 'Obiskovalci ga v pol minute ne bodo več videli. Sporočilo ostane na seznamu, vendar ga ni več mogoče spremeniti.',
    upcoming: 'Sporočilo se ne bo prikazalo. Ostane na seznamu, vendar ga ni več mogoče spremeniti.',
    confirm: 'Končaj',
    done: 'Sporočilo ste končali.',
  },
  form: {
    newTitle: 'Novo sporočilo',
    changeTitle: 'Spremeni sporočilo',
    languages: { hu: 'Madžarsko', en: 'Angleško', de: 'Nemško', sl: 'Slovensko' },
    other: '(neobvezno; brez njega je vidno madžarsko besedilo)',
    subject: 'Naslov',
    text: 'Besedilo',
    hint: 'Dovoljene oznake: {tags}. Vse drugo izpustimo.',
    tools: 'Oblikovanje',
    tool: { strong: 'Krepko', em: 'Ležeče', p: 'Odstavek', ul: 'Seznam', a: 'Povezava' },
    preview: 'Predogled',
    previewEmpty: 'Tu se pokaže, kar napišete.',
    validFrom: 'Vidno od',
    validTo: 'Vidno do',
    clock: 'Po budimpeškem času.',
    clockEnd: 'Po budimpeškem času. Če ostane prazno, je vidno, dokler ga ne končate.',
    save: 'Shrani',
    saving: 'Shranjevanje…',
    cancel: 'Prekliči',
    saved: 'Sporočilo smo shranili. Obiskovalci ga bodo videli v pol minute.',
    savedAhead: 'Sporočilo smo shranili. Obiskovalci ga bodo videli od njegovega začetka.',
  },
}

export default sl

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  timer: {
    title: 'Delovni čas',
    start: 'Začetek dela',
    stop: 'Konec dela',
    runs: 'teče {minutes, plural, one {# minuto} two {# minuti} few {# minute} other {# minut}}, začetek: {at}',
    elsewhere: 'Vaša ura teče na drugem delovnem nalogu: {number}.',
    other: 'Na tem dela: {by}, začetek: {at}',
    added: 'Prišteto delovnemu času: {minutes, number} min.',
    minutes: 'Koliko minut ste delali?',
    minutesHint: 'Toliko prištejemo delovnemu času. Če niste delali, vpišite 0.',
    add: 'Prištej',
  },
  photos: {
    title: 'Fotografije',
    hint: 'JPEG, PNG ali WebP. Največ {max} pred delom in {max} po njem; natisnjene so tudi v PDF delovnega naloga.',
    before: 'Pred delom',
    after: 'Po delu',
    addBefore: 'Fotografija pred delom',
    addAfter: 'Fotografija po delu',
    none: 'Ni fotografij.',
    reading: 'Nalaganje fotografij…',
    alt: {
      before: 'Pred delom, fotografija {position}',
      after: 'Po delu, fotografija {position}',
    },
    caption: 'Kaj je na njej? ({position})',
    remove: 'Izbriši fotografijo {position}',
    removeTitle: 'Želite izbrisati fotografijo?',
    removeText: 'Izbrisane fotografije ni mogoče obnoviti.',
    removeConfirm: 'Izbriši',
  },
  signature: {
    title: 'Podpis stranke',
    none: 'Stranka še ni podpisala.',
    signed: '{signer}, {at}',
    changed: 'Delovni nalog se je po podpisu spremenil, zato podpis ni natisnjen v PDF. Naj stranka podpiše znova.',
    open: 'Podpis',
    again: 'Nov podpis',
    lead: 'Zaslon obrnite proti stranki. S podpisom potrdi, da je seznanjena z vsebino delovnega naloga.',
    who: 'Brez imena podpisnika je na delovnem nalogu ime stranke: {customer}.',
    send: 'Shrani podpis',
    back: 'Prekliči',
    notes: {
      typed: 'Stranka z vpisom imena potrdi, da je seznanjena z delovnim nalogom.',
      printed: 'V PDF je črta za podpis: natisnite ga, naj ga stranka podpiše, in ga naložite med dokumente delovnega naloga.',
    },
    saveFirst: 'Delovni nalog je treba najprej shraniti.',
  },
} satisfies SameKeys<typeof hu>

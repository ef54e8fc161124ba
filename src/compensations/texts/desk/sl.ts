import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Odškodnina',
  waits: 'Čaka na bančni račun: stranka še ni povedala, kam.',
  toPay: 'Čaka na nakazilo.',
  paid: 'Nakazano: {day}',
  write: 'Vpiši bančni račun namesto stranke',
  formTitle: 'Bančni račun stranke',
  method: 'Na kakšen način ga je povedala?',
  channels: {
    web: 'na svoji strani',
    phone: 'po telefonu',
    email: 'po e-pošti',
    inPerson: 'osebno',
  },
  note: 'Kaj je povedala in kako je to mogoče dokazati?',
  confirm: 'Vpiši bančni račun',
  written: 'Bančni račun je vpisan, stranko obvestimo.',
  history: 'Kaj se je doslej zgodilo',
  customer: 'stranka',
  steps: {
    account: 'Bančni račun naveden: {end}, {channel}',
    paid: 'Nakazano: {day}',
    takenBack: 'Vpis nakazila je preklican',
  },
  said: '{at}, {by}',
} satisfies SameKeys<typeof hu>

export default {
  greeting: 'Pozdravljeni!',
  role: { administrator: 'skrbnik', approver: 'odobritelj', member: 'naročnik', viewer: 'opazovalec' },
  invitation: {
    subject: 'Vabilo: {company}, portal Mobilfutár',
    text: 'Povabljeni ste, da na portalu Mobilfutár zastopate to podjetje: {company}. Vaša vloga: {role}. Račun odprete s spodnjim gumbom: nastavite geslo in se nato prijavite s tem e-poštnim naslovom.',
    button: 'Nastavitev gesla in odprtje računa',
    validity:
      'Povezava velja {days, plural, one {# dan} two {# dneva} few {# dni} other {# dni}} in jo je mogoče uporabiti enkrat. Če je potekla, za novo prosite skrbnika svojega podjetja.',
    notYou: 'Če tega sporočila niste pričakovali, vam ni treba storiti ničesar: račun nastane le, če ga odprete.',
  },
  join: {
    text: 'Povabljeni ste, da na portalu Mobilfutár zastopate tudi to podjetje: {company}. Vaša vloga: {role}. Povabilo sprejmete s spodnjim gumbom: prijavite se z obstoječim računom. Odtlej ob prijavi izberete, za katero podjetje nastopate.',
    button: 'Odpri povabilo',
    notYou: 'Če tega sporočila niste pričakovali, vam ni treba storiti ničesar: podjetje zastopate le, če vabilo sprejmete.',
  },
  hasAccount: {
    text: 'Povabljeni ste, da na portalu Mobilfutár zastopate to podjetje: {company}. S tem e-poštnim naslovom pa že imate račun, en račun pa služi le enemu namenu.',
    whatNow: 'Če želite zastopati tudi podjetje, prosite njegovega skrbnika, naj vabilo pošlje na drug vaš naslov, na primer službeni.',
    notYou: 'Če tega sporočila niste pričakovali, vam ni treba storiti ničesar.',
  },
} as const

export default {
  greeting: 'Tisztelt Ügyfelünk!',
  ready: {
    subject: 'Elkészült az adatainak másolata',
    text: 'Összeállítottuk mindazt, amit Önről tárolunk. A ZIP-fájlt az adatai oldalán töltheti le:',
    missing:
      'Sérült vagy hiányzó fájlok, amelyeket nem tudtunk mellékelni: {n, number}. A nevük a ZIP-fájlban, a README.txt elején áll. Ha szüksége van rájuk, írjon nekünk.',
    button: 'Az adataim megnyitása',
    validity: 'A hivatkozás és a letöltés {hours, number} óráig használható. Utána új másolatot kérhet.',
    notYou: 'Ha nem Ön kérte, jelezze ügyfélszolgálatunknak.',
  },
  link: {
    subject: 'Hivatkozás az adataihoz',
    text: 'Ezzel a hivatkozással megnézheti, milyen adatokat tárolunk ehhez az e-mail-címhez, másolatot kérhet róluk, vagy kérheti a törlésüket:',
    button: 'Az adataim megnyitása',
    notYou: 'Ha nem Ön kérte, hagyja figyelmen kívül ezt a levelet: az adataival nem történik semmi.',
  },
  erased: {
    subject: 'Töröltük az adatait',
    text: '{reason, select, asked {Az adatait kérésére töröltük} deceased {Az adatokat töröltük, mert értesültünk az ügyfél haláláról} authority {Az adatait hatóság rendelkezésére töröltük} other {Az adatait töröltük, mert tévedésből rögzítettük őket}}.{account, select, closed { A fiókját lezártuk.} other {}} A törlés száma: {number}. Ez az utolsó levelünk Önnek.',
    blockedTitle: 'Amit a törvény megőrizni rendel',
    blocked:
      'Ezeket zároltuk: munkatársaink sem látják, és csak jogi igény vagy hatósági kérés esetén vehetők elő. A határidő végén ezek is törlődnek.',
    kept: 'Ezek a könyvelésünkben maradnak, a vevő nevével és címével, ahogyan a számlán állnak (2000. évi C. törvény 169. §). A határidő végén ezek is törlődnek.',
    until: '{what}, eddig: {day, date, day}',
    thisEmail: 'Ez a levél 30 napig marad meg nálunk, utána töröljük.',
  },
} as const

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  received: {
    subject: 'Plačilo smo prejeli: {amount, number, forint} – {number}',
    text: 'Hvala, znesek računa smo prejeli. Plačati vam ni treba ničesar več.',
    overpaid: 'Z vašim nakazilom je prispelo {amount, number, forint} preveč. Znesek bomo vrnili in vam pisali, ko bo vrnjen.',
    amount: 'Plačani znesek',
    method: 'Način plačila',
    transaction: 'Številka transakcije',
    invoice: 'Račun',
  },
  part: {
    subject: 'Prejeli smo delno plačilo: {amount, number, forint} – {number}',
    text: 'Hvala, del zneska smo prejeli. Prosimo, nakažite še preostanek z navedenim sklicem.',
    textOtherwise: 'Hvala, del zneska smo prejeli. Plačati je treba le še preostanek.',
    cashSubject: 'Od kurirja smo prejeli manj: {amount, number, forint} – {number}',
    cashText:
      'Od zneska, plačanega v gotovini ob predaji naprave, smo od kurirja prejeli spodnji znesek. Preostanek je treba še plačati: prek spleta na strani zahtevka ali z nakazilom z navedenim sklicem. Če ste kurirju plačali celoten znesek, prosimo, ne plačujte znova, temveč nam pišite: zadevo bomo uredili s kurirjem.',
    amount: 'Prejeti znesek',
    outstanding: 'Še za plačilo',
  },
  refund: {
    subject: 'Vračilo: {amount, number, forint} – {number}',
    text: 'Spodnji znesek smo vam vrnili tja, od koder ste plačali.',
    cancelled: 'Račun je bil medtem storniran, zato vam vračamo zanj plačani znesek. Ni vam treba storiti ničesar.',
    surplus:
      'Vaše plačilo je prispelo, ko je bil račun že poravnan na drug način ali storniran, zato smo presežek sami poslali nazaj. Vam ni treba storiti ničesar.',
    amount: 'Vrnjeni znesek',
    invoice: 'Račun',
    proforma: 'Predračun',
    when: 'Odvisno od banke lahko traja nekaj delovnih dni, da znesek prispe.',
  },
  surplus: {
    subject: 'Plačali ste preveč: {amount, number, forint} – {number}',
    text: 'Vaše nakazilo je prispelo za nekaj, kar je bilo že plačano. Spodnji znesek bomo vrnili ali poračunali z drugim vašim računom in vam pisali, ko bo to urejeno. Vam ni treba storiti ničesar.',
    amount: 'Znesek, ki vam pripada',
  },
  moved: {
    subject: 'Vaše plačilo smo upoštevali: {amount, number, forint} – {number}',
    text: 'Znesek, ki ste ga plačali za drug račun, smo upoštevali pri spodnjem računu. Prosimo, plačajte le še preostanek.',
    amount: 'Upoštevani znesek',
    from: 'Plačano za',
    to: 'Upoštevano pri',
    outstanding: 'Še za plačilo',
  },
  returned: {
    transferOf: 'Dan nakazila',
    why: {
      transfer: 'Vaše nakazilo je bilo višje od dolgovanega zneska, zato vam preostanek pripada.',
      invoice: {
        cancelled: 'Račun je bil storniran, zato vam vračamo zanj plačani znesek.',
        overpaid: 'Za račun je prispelo več, kot je bilo treba plačati, zato vam presežek vračamo.',
      },
      proforma: {
        cancelled: 'Predračun je bil umaknjen, zato vam vračamo zanj plačani znesek.',
        overpaid: 'Za predračun je prispelo več, kot je bilo treba plačati, zato vam presežek vračamo.',
      },
    },
    sentTo: {
      payerAccount: 'Spodnji znesek smo nakazali nazaj na bančni račun, s katerega je prispel. Vam ni treba storiti ničesar.',
      otherAccount: 'Spodnji znesek smo nakazali na bančni račun, ki ste nam ga sporočili. Vam ni treba storiti ničesar.',
      cash: 'Spodnji znesek smo vam vrnili v gotovini.',
    },
  },
  transfer: {
    beforeDue: {
      subject: 'Opomnik: rok za nakazilo je {day} – {number}',
      text: 'Rok za plačilo se izteka. Prosimo, nakažite spodnji znesek z navedenim sklicem.',
    },
    afterDue: {
      subject: 'Vaše nakazilo še ni prispelo – {number}',
      text: 'Rok za plačilo je potekel, spodnji znesek pa še ni prispel. Prosimo, nakažite ga z navedenim sklicem.',
    },
    restOfCash: {
      subject: 'Opomnik: od vašega računa je treba plačati še {amount, number, forint} – {number}',
      text: 'Preostanek računa, ki je bil ob predaji naprave plačan v gotovini, še ni prispel. Prosimo, plačajte ga prek spleta na strani zahtevka ali ga nakažite z navedenim sklicem. Če ste kurirju plačali celoten znesek, prosimo, ne plačujte znova, temveč nam pišite: zadevo bomo uredili s kurirjem.',
    },
    amount: 'Znesek za nakazilo',
    due: 'Rok plačila',
    beneficiary: 'Prejemnik',
    account: 'Bančni račun',
    reference: 'Sklic',
    invoice: 'Račun',
    proforma: 'Predračun',
    paid: 'Če ste medtem že plačali, se zahvaljujemo: glede tega sporočila vam ni treba storiti ničesar.',
  },
} satisfies SameKeys<typeof hu>

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  logo: 'Mobilfutár, osebna stran',
  sideMenu: 'Stranski meni',
  openMenu: 'Odpri meni',
  narrowMenu: 'Skrči meni',
  widenMenu: 'Razširi meni',
  newOrder: 'Novo naročilo',
  menu: {
    home: 'Domov',
    allClaims: 'Vsi zahtevki',
    queue: 'Servisna vrsta',
    search: 'Iskanje',
    messages: 'Sporočila',
    emails: 'Odhodna e-pošta',
    systemMessages: 'Sistemska sporočila',
    personalData: 'Osebni podatki',
    finance: 'Finance',
    audit: 'Dnevnik osebnih podatkov',
    staff: 'Sodelavci',
    orders: 'Vsa naročila',
    devices: 'Moje naprave',
    userInformation: 'Osnovni podatki',
    billingInformation: 'Podatki za račun',
    shippingInformation: 'Podatki za dostavo',
    addressInformation: 'Moji naslovi',
    staffGuide: 'Navodila za lastne naprave',
    tracking: 'Sledenje zahtevku',
    myData: 'Moji podatki',
    security: 'Varnost',
    logOut: 'Odjava',
  },
  home: {
    title: 'Pozdravljeni, {name}!',
    noWork: 'Temu računu še ni dodeljeno delovno področje. Za dovoljenje se obrnite na svojega vodjo.',
  },
} satisfies SameKeys<typeof hu>

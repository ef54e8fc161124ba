import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  logo: 'Mobilfutár, persönliche Seite',
  sideMenu: 'Seitenmenü',
  openMenu: 'Menü öffnen',
  narrowMenu: 'Menü einklappen',
  widenMenu: 'Menü ausklappen',
  newOrder: 'Neuer Auftrag',
  menu: {
    home: 'Startseite',
    allClaims: 'Alle Aufträge',
    queue: 'Warteschlange',
    search: 'Suche',
    messages: 'Nachrichten',
    emails: 'Ausgehende E-Mails',
    systemMessages: 'Systemnachrichten',
    personalData: 'Personenbezogene Daten',
    finance: 'Finanzen',
    audit: 'Datenschutzprotokoll',
    staff: 'Mitarbeitende',
    orders: 'Alle Bestellungen',
    devices: 'Meine Geräte',
    userInformation: 'Stammdaten',
    billingInformation: 'Rechnungsdaten',
    shippingInformation: 'Lieferdaten',
    addressInformation: 'Adressen verwalten',
    staffGuide: 'Leitfaden für eigene Geräte',
    tracking: 'Anfrage verfolgen',
    myData: 'Meine Daten',
    security: 'Sicherheit',
    logOut: 'Abmelden',
  },
  home: {
    title: 'Willkommen, {name}!',
    noWork: 'Diesem Konto ist noch kein Arbeitsbereich zugeordnet. Bitte wenden Sie sich an Ihre Leitung.',
  },
} satisfies SameKeys<typeof hu>

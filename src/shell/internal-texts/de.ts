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
    queue: 'Warteschlange',
    search: 'Suche',
    messages: 'Nachrichten',
    emails: 'Ausgehende E-Mails',
    systemMessages: 'Systemnachrichten',
    staff: 'Mitarbeitende',
    orders: 'Alle Bestellungen',
    userInformation: 'Meine Daten',
    billingInformation: 'Rechnungsdaten',
    shippingInformation: 'Lieferdaten',
    addressInformation: 'Adressen verwalten',
    tracking: 'Anfrage verfolgen',
    security: 'Sicherheit',
    logOut: 'Abmelden',
  },
  home: {
    title: 'Willkommen, {name}!',
    lead: 'Hier können Sie einen neuen Auftrag erteilen oder eine frühere Anfrage verfolgen.',
    newOrderText: 'Sagen Sie uns, was dem Gerät fehlt; unser Kurier bringt es zur Reparatur.',
    trackingText: 'Mit der Anfragenummer und Ihrer E-Mail-Adresse sehen Sie, wie weit die Reparatur ist.',
    noWork: 'Diesem Konto ist noch kein Arbeitsbereich zugeordnet. Bitte wenden Sie sich an Ihre Leitung.',
  },
} satisfies SameKeys<typeof hu>

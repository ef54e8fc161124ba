import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  logo: 'Mobilfutár, your personal site',
  sideMenu: 'Side menu',
  openMenu: 'Open menu',
  narrowMenu: 'Narrow the menu',
  widenMenu: 'Widen the menu',
  newOrder: 'New order',
  menu: {
    home: 'Home',
    allClaims: 'All claims',
    queue: 'Service queue',
    search: 'Search',
    messages: 'Messages',
    emails: 'Outgoing e-mails',
    systemMessages: 'System messages',
    personalData: 'Personal data',
    finance: 'Money',
    audit: 'Personal data log',
    staff: 'Colleagues',
    orders: 'All orders',
    devices: 'My devices',
    userInformation: 'Basic details',
    billingInformation: 'Billing details',
    shippingInformation: 'Shipping details',
    addressInformation: 'My addresses',
    staffGuide: 'Guide for own devices',
    tracking: 'Track a request',
    myData: 'My data',
    security: 'Security',
    logOut: 'Log out',
  },
  home: {
    title: 'Welcome, {name}!',
    noWork: 'This account has no area of work yet. Please ask your manager for permission.',
  },
} satisfies SameKeys<typeof hu>

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Cookie settings',
  lead: 'The portal only uses storage that is strictly necessary for it to work. We do not measure, track or advertise, and we pass no data to other sites.',
  necessary: 'Strictly necessary',
  necessaryText: 'Without these the portal does not work, so they cannot be switched off and need no consent.',
  alwaysOn: 'Always on',
  why: 'What it is for',
  howLong: 'For how long',
  stored: {
    form: {
      name: 'Form security cookie (__Host-form)',
      why: 'Prevents another site from sending a request in your name.',
      howLong: '1 day',
    },
    sid: {
      name: 'Session cookie (__Host-sid_account, __Host-sid_tracking, __Host-sid_viewer)',
      why: 'One half of your login, tracking or document access; it is valid only together with the other half in the browser storage.',
      howLong: 'until you log out, but at most 12 hours for a login, 4 hours for tracking and 1 hour for documents',
    },
    account: {
      name: 'Login (browser storage: token, uid, permissionKeys)',
      why: 'Recognises you after logging in.',
      howLong: 'until you log out, or until your first visit after the session has expired',
    },
    following: {
      name: 'Tracking (browser storage: token, crmRequestId, trackingLogin)',
      why: 'Remembers which of your requests you opened.',
      howLong: 'until you leave tracking or close the tab',
    },
    languageKey: {
      name: 'Language (browser storage: language)',
      why: 'Shows the portal in the language you chose.',
      howLong: 'until you delete it',
    },
    draft: {
      name: 'Unfinished request and its files (browser storage: booking)',
      why: 'Keeps what you have typed when you reload or the connection drops.',
      howLong: 'until you send the request, 14 days at most; anything older is deleted at your next booking',
    },
    done: {
      name: 'Confirmation of a sent request (browser storage: booking-done)',
      why: 'Shows the request number again after a reload.',
      howLong: 'until you close the tab',
    },
    statement: {
      name: 'Unfinished complaint, withdrawal or message (browser storage: complaint, withdrawal, contact)',
      why: 'Keeps what you have typed when you reload.',
      howLong: 'until you send it or close the tab',
    },
    worksheets: {
      name: 'Worksheet on site that was not sent yet (browser storage: worksheets, worksheet-pieces; employees only)',
      why: 'What you write on it without a network is not lost, nor are photos and signatures.',
      howLong: 'until it is sent, 7 days at most',
    },
    offline: {
      name: 'The worksheets of the day without a network (browser storage: offline; employees only)',
      why: 'Worksheets on site open without a network: the customer’s name, contact details, address and device as they stand on the sheet.',
      howLong: 'until logout, until the end of the next day at most',
    },
    offlinePages: {
      name: 'The pages of worksheets on site (cache: offline-…; employees only)',
      why: 'The program of the page starts without a network; it holds no personal data.',
      howLong: 'until the next version or until deleted',
    },
    scroll: {
      name: 'Scroll position (browser storage: react-router-scroll-positions)',
      why: 'Lets you continue where you left off when you go back.',
      howLong: 'until you close the tab',
    },
    view: {
      name: 'View of the requests (browser storage: requestsView)',
      why: 'Remembers whether you chose cards or the table.',
      howLong: 'until you delete it',
    },
    settings: {
      name: 'Cookie setting (browser storage: cookieSettings)',
      why: 'Remembers when you saved the setting on this page.',
      howLong: 'until you delete it',
    },
  },
  optional: 'Statistics and advertising',
  optionalText: 'We use none, so there is nothing to allow or refuse.',
  neverOn: 'None',
  save: 'Necessary only: save',
  saved: 'Your setting was saved: {day}',
  clear: 'Delete the data stored on this device',
  forgotten: 'The stored data have been deleted. If you were logged in, you have been logged out.',
} satisfies SameKeys<typeof hu>

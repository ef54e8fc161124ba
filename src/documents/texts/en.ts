import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  titles: {
    warrantyCard: 'Warranty card',
    invoice: 'Copy of the invoice',
    faultReport: 'Expert report',
    handoverDocument: 'Hand-over sheet',
    gsmQuotation: 'Quote',
    dolphinInvoice: 'Invoice',
    gsmRepairWorksheet: 'Worksheet',
    appleDocument: 'Apple document',
    buybackStatement: 'Buyback statement',
    proforma: 'Payment request',
    stornoInvoice: 'Cancelling invoice',
    correctingInvoice: 'Correcting invoice',
  },
  authors: { customer: 'Uploaded by you', staff: 'Made by our workshop', system: 'Made automatically' },
  authorsForStaff: { customer: 'Uploaded by the customer', staff: 'Made by the workshop', system: 'Made automatically' },
  list: {
    none: 'This request has no documents yet.',
    view: 'Open',
    save: 'Download',
    of: '{type}: {name}',
    saving: 'Downloading…',
  },
  viewer: {
    title: 'Repair document',
    open: 'Open in a new tab',
    save: 'Download',
    notShown: 'This browser cannot show a PDF on the page. Open it in a new tab or download it.',
    savedOnly: 'This file is not a PDF, so it cannot be shown here. Download it.',
    failed: 'The document could not be loaded. Refresh the page.',
    privacy: 'Pass the link on only to people you would show the document to.',
  },
  notFound: {
    title: 'Document not found',
    text: 'The link may have expired, or the document may not be ready yet. Try again later, or ask for a new link with your request number.',
    close: 'Close',
    ask: 'Ask for a new link',
  },
} satisfies SameKeys<typeof hu>

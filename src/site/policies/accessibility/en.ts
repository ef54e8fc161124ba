import { consumerAuthority } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, text } from '../../policy.ts'

const accessibility: Policy = {
  title: 'Accessibility',
  validFrom: '2026-11-01',
  lead: 'We want everyone to be able to order and follow a repair on their own. This page says what the portal does, how it meets the requirements, where its limits are, and how to get help.',
  sections: [
    section(
      'service',
      'The service',
      text(
        'The portal is an e-commerce service for consumers: ordering a repair with courier collection, following the repair, accepting the quote, downloading documents, sending complaints and withdrawals. Booking goes step by step; what you typed is kept when the page reloads and when the 10-minute form session expires.',
      ),
    ),
    section(
      'standard',
      'What we conform to',
      text(
        'We fulfil the requirements of Hungarian Act XVII of 2022 on the accessibility of products and services on the basis of EN 301 549 V3.2.1, at level AA of WCAG 2.2. Every page is checked automatically at widths of 320 and 1280 pixels, and the main tasks are also tested by keyboard.',
      ),
    ),
    section(
      'how',
      'How the requirements are met',
      list(
        'everything can be done by keyboard, and the focus is clearly visible;',
        'headings, fields and buttons have names that make sense in a screen reader;',
        'the summary of errors takes the focus, and every error leads to its field;',
        'the contrast of text and background is at least 4.5 : 1, and meaning is never carried by colour alone;',
        'pages reflow from 320 pixels and can be enlarged to 200%;',
        'touch targets are at least 24 × 24 pixels;',
        'motion can be switched off in the settings of your system, and nothing flashes;',
        'the PDF documents we make are tagged and state their language and title;',
        'texts can be read in Hungarian, English, German and Slovenian.',
      ),
    ),
    section(
      'limits',
      'Known limits',
      list(
        'we cannot answer for the accessibility of papers uploaded by customers (invoices, warranty cards);',
        'on the payment provider’s own page the provider is responsible for conformity;',
        'the content of the barcode on a printed label is also printed on it as text.',
      ),
    ),
    section(
      'help',
      'Help by other means',
      text(
        'If you cannot use the form, we take your request by phone or e-mail at no extra cost. On request we explain the terms and this description orally.',
      ),
      facts(
        ['Phone', `${company.phone} (working days ${company.openingHours.from}–${company.openingHours.to})`],
        ['E-mail', company.email],
        ['By letter', `${company.name}, ${company.postalAddress}`],
      ),
    ),
    section(
      'feedback',
      'Feedback',
      text(
        `If you meet a barrier, please tell us on which page and with which device. We answer within 30 days. If you are not satisfied with the answer, you can turn to the consumer protection authority: ${consumerAuthority.name}, ${consumerAuthority.web}.`,
      ),
    ),
  ],
}

export default accessibility

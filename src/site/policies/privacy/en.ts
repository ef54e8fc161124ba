import { parcelNetworkNames } from '#addresses/parcel-point.ts'
import { dataAuthority } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const privacy: Policy = {
  title: 'Privacy notice',
  validFrom: '2026-11-01',
  lead: `This notice says which personal data ${company.name} handles when you use the portal or order a repair, why, on what legal basis and for how long. When you send a request you only state that you have read it; that is not consent.`,
  sections: [
    section(
      'controller',
      'The controller',
      facts(
        ['Name', company.name],
        ['Registered office', company.address],
        ['Company registration number', company.registryNumber],
        ['Phone', company.phone],
        ['E-mail for data protection', company.privacyEmail],
      ),
      text(
        'The controller is not obliged to appoint a data protection officer; we answer questions about data protection at the e-mail address above.',
      ),
    ),
    section(
      'purposes',
      'What we handle, why and for how long',
      table(
        ['Purpose', 'Data', 'Legal basis', 'Kept for'],
        [
          [
            'Taking the request, transport, inspection, repair, tracking',
            'name, e-mail address, phone number, addresses, company data; type and IMEI or serial number of the device, description of the fault; attached papers',
            'contract – GDPR Art. 6(1)(b)',
            '5 years from closing the request (Hungarian Civil Code 6:22)',
          ],
          ['Insurance repair', 'the above and the claim number', 'contract – GDPR Art. 6(1)(b)', '5 years from closing the request'],
          [
            'Report of a guarantee or warranty claim',
            'name, address, data of the device, the complaint and its settlement',
            'legal obligation – GDPR Art. 6(1)(c); Decrees 19/2014 (NGM) and 249/2004 (Government)',
            '3 years',
          ],
          [
            'Buyback of a device',
            'name, address, bank account number, data of the device, the offer and the declarations',
            'contract – GDPR Art. 6(1)(b); for the records of the payout legal obligation – GDPR Art. 6(1)(c); Act C of 2000, Section 169',
            '5 years from closing the request, the records 8 years',
          ],
          [
            'Compensation for a lost parcel',
            'name, bank account number, account holder, amount, data of the transfer',
            'contract – GDPR Art. 6(1)(b); for the records of the payout legal obligation – GDPR Art. 6(1)(c); Act C of 2000, Section 169',
            'the bank account number 30 days after payment, the records 8 years',
          ],
          [
            'Invoicing',
            'name, address, tax number, items of the invoice',
            'legal obligation – GDPR Art. 6(1)(c); Act C of 2000, Section 169',
            '8 years',
          ],
          [
            'Contact',
            'name, e-mail address, company name, the message and the document attached',
            'legitimate interest – GDPR Art. 6(1)(f): answering the message',
            '1 year, the attached document 90 days',
          ],
          [
            'Job application',
            'name, e-mail address, the job applied for, CV, the message',
            'steps taken at the request of the data subject – GDPR Art. 6(1)(b)',
            '90 days',
          ],
          [
            'Complaint',
            'name, e-mail address, phone number, content of the complaint',
            'legal obligation – GDPR Art. 6(1)(c); Act CLV of 1997, Section 17/A',
            '3 years',
          ],
          [
            'Withdrawal',
            'name, identification of the contract, e-mail address, time of the statement',
            'legal obligation – GDPR Art. 6(1)(c); Decree 45/2014, Section 22',
            '5 years',
          ],
          [
            'Proof of the texts accepted',
            'version of the text, time, way and IP address of acceptance',
            'legitimate interest – GDPR Art. 6(1)(f): proof of the agreement',
            'with the request, 5 years',
          ],
          [
            'User account',
            'name, contacts, hash of the password, saved addresses, language',
            'contract – GDPR Art. 6(1)(b)',
            'until the account is deleted',
          ],
          [
            'Protection of the portal',
            'IP address, time of the call, failed logins',
            'legitimate interest – GDPR Art. 6(1)(f): prevention of abuse',
            '30 days',
          ],
        ],
      ),
      text(
        'Giving the data asked for the contract is voluntary, but without them we cannot carry out the request. We send no marketing letters. What you typed into a request you have not sent stays in your browser only.',
      ),
    ),
    section(
      'sources',
      'Where the data come from',
      text(
        'We receive the data from you. For requests sent by a business partner, the partner hands them over and informs the person concerned. For insurance repairs the insurer confirms that the claim number is valid, for warranty repairs the manufacturer or distributor confirms the guarantee.',
      ),
    ),
    section(
      'recipients',
      'Who receives them',
      table(
        ['Recipient', 'Why', 'Which data'],
        [
          ['Courier', 'collection, return', 'name, address, phone number, request number'],
          [`Parcel locker operators (${parcelNetworkNames.join(', ')})`, 'delivery to a locker', 'name, phone number, e-mail address, locker code'],
          ['Payment provider (PayPal, SimplePay)', 'online payment; a controller of its own', 'number and amount of the payment'],
          ['Invoicing provider', 'issuing and reporting invoices', 'data of the invoice'],
          [`Hosting provider (${company.hosting.name})`, 'running the portal', 'data stored on the portal'],
          ['E-mail provider', 'delivering notifications', 'e-mail address, content of the letter'],
          [
            'Insurer, mobile operator, manufacturer',
            'checking and settling the claim or guarantee',
            'identifier of the device, claim number, data of the repair',
          ],
        ],
      ),
      text(
        'We hand data to authorities and courts where the law demands it. We do not sell personal data, and no page of the portal loads content from third parties.',
      ),
    ),
    section(
      'device',
      'Data on your device',
      text(
        'We do not need the pictures, messages and other data on your device. Please back them up, because customer data are erased before the repair and we make no backup. The device locator must be off. Do not write the unlock code of the device into the form and do not enclose it.',
      ),
    ),
    section(
      'transfers',
      'Transfers to third countries',
      text(
        'Data are stored within the European Economic Area. The provider of online payment may transfer data to the United States under its own rules, with the safeguards of Chapter V of the GDPR.',
      ),
    ),
    section(
      'storage',
      'Cookies and browser storage',
      text(
        'The portal uses only the storage it strictly needs to work, which requires no consent (Hungarian Act C of 2003, Section 155(4)). There are no analytics or advertising cookies.',
      ),
      table(
        ['Name', 'What it is for', 'How long it stays'],
        [
          [
            '__Host-sid_account, __Host-sid_tracking, __Host-sid_viewer (cookies)',
            'login, tracking, viewing documents',
            'until logout, at most 12, 4 and 1 hours respectively',
          ],
          ['__Host-form (cookie)', 'protecting forms against foreign pages', '1 day'],
          ['token, uid, permissionKeys (storage)', 'the other half of the login', 'until logout, or the first visit after the session has expired'],
          ['token, crmRequestId, trackingLogin (storage)', 'the other half of tracking and the tracked request', 'until you leave or close the page'],
          ['language (storage)', 'the language you chose', 'until you delete it'],
          ['the request you started and its papers (storage)', 'so that what you typed is not lost', 'until it is sent, at most 14 days'],
          ['booking-done (storage)', 'the confirmation of the request you sent', 'until the page is closed'],
          [
            'the complaint, withdrawal or message you started (storage)',
            'so that what you typed is not lost',
            'until it is sent or the page is closed',
          ],
          [
            'worksheets, worksheet-pieces (storage; employees only)',
            'a worksheet filled in on site without a network, its photos and signature, until they can be sent',
            'until it is sent, 7 days at most',
          ],
          [
            'offline (storage; employees only)',
            'the day’s worksheets on site without a network: the customer’s name, contact details, address and device',
            'until logout, until the end of the next day at most',
          ],
          [
            'offline-… (cache; employees only)',
            'the program of the worksheet pages, without personal data',
            'until the next version or until deleted',
          ],
          ['react-router-scroll-positions (storage)', 'where you were on the page', 'until the page is closed'],
          ['requestsView (storage)', 'whether you chose cards or the table', 'until you delete it'],
          ['cookieSettings (storage)', 'when you saved the cookie settings', 'until you delete it'],
        ],
      ),
    ),
    section(
      'security',
      'Security',
      list(
        'data arrive over an encrypted connection;',
        'of passwords and of the keys in links we store only the hash;',
        'staff reach only the data their task needs, with personal permissions;',
        'logs hold no personal data and no keys;',
        'we report a personal data breach to the authority within 72 hours, and to the persons concerned where the risk is high.',
      ),
    ),
    section(
      'automated',
      'Automated decisions',
      text('We take no decision with legal effect on you by automated means alone, and we do no profiling.'),
    ),
    section(
      'rights',
      'Your rights',
      list(
        'access: you can learn which of your data we handle and ask for a copy;',
        'rectification: we correct inaccurate data;',
        'erasure: we erase data unless the law requires us to keep them;',
        'restriction: on request we suspend the handling of disputed data;',
        'portability: we hand over the data you gave us in machine-readable form;',
        'objection: you can object to handling based on legitimate interest.',
      ),
      text(
        `Send your request to ${company.privacyEmail} or by post; we fulfil it free of charge within one month or give reasons for refusing. Where necessary we make sure of the identity of the person asking.`,
      ),
    ),
    section(
      'remedies',
      'Remedies',
      text('Please turn to us first. You can also complain to the supervisory authority or go to the regional court of your place of residence.'),
      facts(
        ['Supervisory authority', dataAuthority.name],
        ['Address', dataAuthority.address],
        ['Postal address', dataAuthority.postalAddress],
        ['Phone', dataAuthority.phone],
        ['E-mail', dataAuthority.email],
        ['Website', dataAuthority.web],
      ),
    ),
    section(
      'changes',
      'Changes to this notice',
      text(
        'A changed notice is published with the day it takes effect. With each request we record the version read when it was sent, and hand it over at any time on request.',
      ),
    ),
  ],
}

export default privacy

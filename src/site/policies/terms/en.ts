import { ourBoard, ourBoardPostalAddress } from '../../authorities.ts'
import { company } from '../../company.ts'
import { figures, forintIn, inARow, roundedToCash } from '../../figures.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const huf = forintIn('en')
const [fewestDays, maxDays] = figures.expectedRepairWorkingDays
const noticeDays = inARow('en', figures.storageNoticeDays.map(String))

const terms: Policy = {
  title: 'Terms and conditions',
  validFrom: '2026-11-01',
  lead: `These terms apply to the courier repair service of ${company.name} (the “Provider”). Please read them before you send a request; you need to accept them to send it.`,
  sections: [
    section(
      'provider',
      'The Provider',
      facts(
        ['Name', company.name],
        ['Registered office', company.address],
        ['Postal address', company.postalAddress],
        ['Company registration number', `${company.registryNumber} (${company.registryCourt})`],
        ['Tax number', company.taxNumber],
        ['Phone', company.phone],
        ['E-mail', company.email],
        ['Hosting provider', `${company.hosting.name}, ${company.hosting.address}, ${company.hosting.email}`],
      ),
      text(
        'The language of the contract is Hungarian. The terms are also available in English, German and Slovenian; where they differ, the Hungarian text prevails. A contract concluded electronically is not a contract in writing. The Provider records the request and the version of the text you accepted, and the request can be viewed later with its number. The Provider has not subscribed to a code of conduct.',
      ),
    ),
    section(
      'service',
      'The service',
      text(
        'The Provider has the faulty device collected by a courier, inspects it, repairs it as agreed and returns it. The service takes these forms:',
      ),
      list(
        'warranty repair: under the guarantee of the manufacturer or distributor and on its conditions;',
        'paid repair: repair of a device out of guarantee, on the basis of a quote you have accepted;',
        'insurance repair: on the basis of a claim admitted by the insurer, with a claim number;',
        'service warranty: a repeat repair under the guarantee we give for our own earlier repair.',
      ),
    ),
    section(
      'order',
      'Sending a request and concluding the contract',
      text(
        'Requests are sent on the form of the portal. Before you send it, the portal shows a summary of everything you entered and you can still correct it. We confirm the request by e-mail without delay and within 48 hours at the latest; this concludes the contract for inspection and transport. If the confirmation does not arrive within 48 hours, you are not bound by the request.',
      ),
      text(
        'Where pressing a button creates an obligation to pay, the button says “Order with obligation to pay”. The contract for a paid repair is concluded when you accept the quote. A request is for one device, and only one request can be in progress for the same IMEI or serial number.',
      ),
    ),
    section(
      'preparation',
      'Preparing the device',
      text('Before you hand the device over, please:'),
      list(
        'back up your data: customer data are erased from the device before the repair, and we make no backup;',
        'turn off the device locator (“Find My” on Apple devices), because the repair cannot start while it is on;',
        'remove the SIM and memory cards, the case and the screen protector;',
        'enclose accessories only for charging or battery faults, and then the original ones;',
        'for a warranty repair enclose the warranty card or a copy of the invoice;',
        'pack the device so that it is not damaged in transit.',
      ),
    ),
    section(
      'pickup',
      'Collection and return',
      text(
        `Requests received by ${figures.pickupCutOff} on a working day are carried out on the next working day at the earliest, later ones on the working day after that at the earliest. The courier tries to collect the device twice: on the day and in the time slot you chose and, if that fails, on the next working day. We give a receipt for the device with your name and address, the identifier of the device, the day of receipt and the expected time of return.`,
      ),
      text(
        'We return the device to the address or parcel locker you named. If delivery fails, we let you know and keep the device until a new delivery or until you collect it, as “Storage of the device” says. The Provider bears the risk from collection by the courier until the device is handed back.',
      ),
    ),
    section(
      'storage',
      'Storage of the device',
      text(
        `We store a device that is with us free of charge. The storage time is ${figures.storageDays} calendar days where we cannot return the device because the invoice was not paid, because you chose no new delivery after one that failed, or because you did not come to collect it as you had chosen. It begins on the day the payment was due, on the day the parcel came back to us, or on the day you chose to collect the device. If you pay or choose a new delivery meanwhile, the storage time ends. While a complaint or a withdrawal about the device is being settled, it is not treated as abandoned.`,
      ),
      text(
        `During the storage time we write to you by e-mail ${figures.storageNoticeDays.length} times, after days ${noticeDays}, and tell you the last day of storage. If the storage time passes without result, we may treat the device as abandoned: the data on it are erased, and we may keep it, sell it or have it recycled. We send you an account by e-mail. The value of the device, or the proceeds of its sale, is counted against what you owe; what exceeds that is yours and is paid out at your request. What is not covered by it remains to be paid.`,
      ),
    ),
    section(
      'quote',
      'Inspection, quote, expert report',
      text(
        `For a paid repair we send an itemised quote after the inspection. The quote is valid for ${figures.quoteValidityWorkingDays} working days; its last day is shown on the quote, and it can be accepted until the end of that day. If we give you a European Repair Information Form with the quote, its terms bind us for at least 30 calendar days.`,
      ),
      text(
        `If you decline the quote or do not answer before it expires, we return the device unrepaired and charge the logistics and inspection fees of the table of fees. If we issue an expert report instead of a warranty repair, you can decide within ${figures.expertReportValidityWorkingDays} working days: accept it and ask for a quote, or reject it and have the device returned.`,
      ),
    ),
    section(
      'deadlines',
      'Time of the repair',
      text(
        `The repair is expected to take ${fewestDays}–${maxDays} working days from the arrival of the device, or for a paid repair from the acceptance of the quote. If obtaining parts or the nature of the fault makes it longer, we tell you the reason and the new date. For repairs under a mandatory guarantee we aim to finish within 15 days; if the repair is not done within 30 days, you are entitled to the replacement or refund laid down by law from whoever owes the guarantee.`,
      ),
    ),
    section(
      'fees',
      'Fees and payment',
      text(
        'Prices are in Hungarian forints and include 27% value added tax. The price of the repair is the amount of the accepted quote. Further fees:',
      ),
      table(
        ['Fee', 'When it is due', 'Amount'],
        [
          ['Transport fee', 'For a paid repair, for collection and return', huf(figures.deliveryFee)],
          ['Inspection fee', 'If you decline the quote or do not answer', huf(figures.inspectionFee)],
          ['Logistics fee', 'If you decline the quote or do not answer', huf(figures.deliveryFee)],
          ['Return fee', 'If no fault is found or the warranty claim is rejected', huf(figures.returnFee)],
        ],
      ),
      text(
        `The return fee is paid in cash on delivery; by the rounding rules it is ${huf(roundedToCash(figures.returnFee))} in cash and ${huf(figures.returnFee)} by any other method. You can pay cash on delivery, by transfer, by transfer in advance, online or by bank card, as offered for the request. If the complaint proves justified, the costs of fulfilling the statutory warranty or guarantee are not yours.`,
      ),
    ),
    section(
      'warranty',
      'Warranty and insurance repair',
      text(
        'For a warranty repair the purchase must be proved by an invoice or a warranty card. The guarantee does not cover mechanical damage, water damage or unprofessional intervention. We state the reason for a rejection in a report. GoPro drones are not repaired. The voluntary guarantee of a manufacturer does not affect the mandatory guarantee and your statutory warranty rights. If the seller repairs a faulty product, the seller’s liability for lack of conformity is extended once by 12 months.',
      ),
      text(
        'For an insurance repair you need a claim number issued by the insurer, which we check with the insurer. The insurer decides on cover and on the excess.',
      ),
    ),
    section(
      'repairGuarantee',
      'Guarantee for the repair (service warranty)',
      text(
        `Under Hungarian Government Decree 249/2004 (VIII. 27.) a repair is protected by a mandatory guarantee of ${figures.serviceWarrantyMonths} months if its price including material and value added tax exceeds ${huf(figures.serviceWarrantyFeeFrom)}. The Provider gives the same guarantee for repairs below that price. The period begins on the day the repaired device is handed over and is not restarted by a repeat repair.`,
      ),
      text(
        'The guarantee card is handed over with the device; without it you can also rely on the invoice. Please report a fault without delay once you notice it. If we cannot decide on the claim at once, we tell you our position within 5 working days. The guarantee covers the repaired part and the work done and does not affect your statutory rights.',
      ),
    ),
    section(
      'withdrawal',
      'Withdrawal',
      text(
        'As a consumer you can withdraw from the contract within 14 days of its conclusion without giving a reason, or terminate it once the service has begun. You can do so without logging in with the function “Withdraw from contract here”, which is reached from the footer of every page of the portal, or by any other clear statement, by e-mail or post. The deadline is met if you send your statement before it expires. We confirm a statement made on the portal at once on a durable medium (by e-mail).',
      ),
      text('If you want us to start the repair before the 14 days are over, you need to make two separate statements:'),
      list(
        '“I expressly request that performance begin before the 14-day withdrawal period ends.”',
        '“I acknowledge that I lose my right of withdrawal once the service has been fully performed.”',
      ),
      text(
        'If performance began at your request and you terminate afterwards, you pay a price in proportion to what was provided until then. After a withdrawal we refund what is due to you within 14 days by the same method of payment and return the device. Businesses have no right of withdrawal.',
      ),
    ),
    section(
      'liability',
      'Liability',
      text(
        'The Provider is liable for the device it has received and for professional repair. It is not liable for the loss of data stored on the device, because backing them up is your task, of which we remind you when you send the request. The limitation of liability does not extend to damage caused intentionally or to damage to life, body or health, and does not affect the statutory rights of consumers. Factory water resistance cannot be guaranteed after the device has been opened; the quote says so.',
      ),
    ),
    section(
      'complaints',
      'Complaints and disputes',
      text(
        `You can complain on the complaint form of the portal, by e-mail, by phone, by post or in person; the complaint handling policy has the details. We answer written complaints within 30 days. In a consumer dispute you can turn to the conciliation board of your place of residence. The board competent by our registered office: ${ourBoard.name}, ${ourBoard.address}, postal address: ${ourBoardPostalAddress}, phone: ${ourBoard.phone}, website: ${ourBoard.web}. Your right to go to court remains.`,
      ),
    ),
    section(
      'accessibility',
      'Accessibility',
      text(
        'The service is an e-commerce service under Hungarian Act XVII of 2022: on the portal you can send a request, follow the repair and accept the quote. The portal follows EN 301 549 and level AA of WCAG 2.2: it works by keyboard and with screen readers, it reflows from a width of 320 pixels, its text can be enlarged to 200%, its error messages name the field and what to do, and the PDF documents we make are tagged. The full description is on the page “Accessibility”, and on request we also give it orally.',
      ),
    ),
    section(
      'data',
      'Personal data',
      text(
        'The privacy notice describes how personal data are handled. You are asked to state that you have read it when you send a request; that is not consent, and marketing is independent of it.',
      ),
    ),
    section(
      'final',
      'Final provisions',
      text(
        'A request is governed by the version of the text accepted when it was sent; later changes do not affect earlier requests. The contract is governed by Hungarian law, in particular the Civil Code (Act V of 2013), Government Decree 45/2014 (II. 26.), Act CVIII of 2001 on electronic commerce and Act CLV of 1997 on consumer protection. This does not deprive consumers of the protection of the mandatory rules of the country of their habitual residence.',
      ),
    ),
  ],
}

export default terms

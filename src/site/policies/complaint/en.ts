import { boardRows, consumerAuthority, ourBoard, ourBoardPostalAddress } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const complaint: Policy = {
  title: 'Complaint handling policy',
  validFrom: '2026-11-01',
  lead: 'If you are not satisfied with our service, our staff or a repair, please tell us. This page says where and how to complain, when we answer, and whom you can turn to if you do not agree with the answer.',
  sections: [
    section(
      'where',
      'Where to complain',
      facts(
        ['Complaint form', 'at the bottom of this page'],
        ['E-mail', company.email],
        ['Phone', `${company.phone} (working days ${company.openingHours.from}–${company.openingHours.to})`],
        ['By letter', `${company.name}, ${company.postalAddress}`],
        ['In person', `${company.workshop} (working days ${company.openingHours.from}–${company.openingHours.to})`],
      ),
      text('For a complaint made on the form we send a receipt to your e-mail address at once, with the number and the full text of the complaint.'),
    ),
    section(
      'oral',
      'Oral complaints',
      text(
        'We look into an oral complaint at once and remedy it if we can. If that is not possible or you do not agree with the solution, we draw up a record; we hand you a copy on the spot if you complain in person, or send it with our answer if you complain by phone. A complaint made by phone gets a unique number.',
      ),
    ),
    section(
      'written',
      'Written complaints',
      text(
        'We answer a written complaint in writing and on its merits within 30 days of receiving it. If we reject it, we give our reasons, name the competent authority and conciliation board, and state that we have not made a general statement of submission to the decisions of the conciliation board.',
      ),
    ),
    section(
      'record',
      'What the record contains',
      list(
        'your name and address;',
        'the place, time and manner of the complaint;',
        'a detailed description of the complaint and a list of the papers shown;',
        'our statement on the complaint, if it can be examined at once;',
        'the signature of the person who draws up the record and, except for complaints by phone, yours;',
        'the place and time of the record and the unique number of the complaint.',
      ),
      text('We keep the complaint and a copy of the answer for 3 years.'),
    ),
    section(
      'repairClaims',
      'Guarantee and warranty claims',
      text(
        'We draw up a record of a claim about a fault of a repaired device and hand over or send a copy without delay. If we cannot say at once whether the claim can be fulfilled, we tell you our position within 5 working days in a provable way; if we refuse, also the reasons and that you can turn to the conciliation board. The 6 months of the service warranty begin when the repaired device is handed over.',
      ),
    ),
    section(
      'conciliation',
      'Conciliation board',
      text(
        'If the complaint could not be settled, as a consumer you can turn to the conciliation board of your place of residence or stay. The procedure is free of charge and we cooperate in it. The board competent by our registered office:',
      ),
      facts(
        ['Name', ourBoard.name],
        ['Seat', ourBoard.address],
        ['Postal address', ourBoardPostalAddress],
        ['Phone', ourBoard.phone],
        ['E-mail', ourBoard.email],
        ['Website', ourBoard.web],
      ),
      text('All boards and their competence:'),
      table(['Board', 'Competence (county)', 'Contact'], boardRows()),
    ),
    section(
      'authority',
      'Authority and court',
      text(
        'You can report an infringement of consumer protection rules to the consumer protection authority; this can also be the county government office of your place of residence.',
      ),
      facts(
        ['Authority', consumerAuthority.name],
        ['Phone', consumerAuthority.phone],
        ['E-mail', consumerAuthority.email],
        ['Website', consumerAuthority.web],
      ),
      text(
        'You can also enforce your claim in court under the rules of civil procedure. Complaints about personal data are covered by the privacy notice.',
      ),
    ),
  ],
}

export default complaint

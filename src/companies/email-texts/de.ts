export default {
  greeting: 'Guten Tag!',
  role: { administrator: 'Administration', approver: 'Freigabe', member: 'Auftraggebende Person', viewer: 'Nur Einsicht' },
  invitation: {
    subject: 'Einladung: {company}, Mobilfutár-Portal',
    text: 'Sie wurden eingeladen, im Mobilfutár-Portal für diese Firma zu handeln: {company}. Ihre Rolle: {role}. Eröffnen Sie Ihr Konto mit der Schaltfläche unten: Legen Sie Ihr Passwort fest und melden Sie sich danach mit dieser E-Mail-Adresse an.',
    button: 'Passwort festlegen und Konto eröffnen',
    validity:
      'Der Link gilt {days, plural, one {# Tag} other {# Tage}} und kann einmal verwendet werden. Ist er abgelaufen, bitten Sie die Administration Ihrer Firma um einen neuen.',
    notYou: 'Wenn Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun: Ein Konto entsteht nur, wenn Sie es eröffnen.',
  },
  join: {
    text: 'Sie wurden eingeladen, im Mobilfutár-Portal auch für diese Firma zu handeln: {company}. Ihre Rolle: {role}. Nehmen Sie die Einladung mit der Schaltfläche unten an: Melden Sie sich mit Ihrem bestehenden Konto an. Danach wählen Sie bei der Anmeldung, für welche Firma Sie handeln.',
    button: 'Einladung öffnen',
    notYou: 'Wenn Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun: Sie handeln nur dann für die Firma, wenn Sie die Einladung annehmen.',
  },
  hasAccount: {
    text: 'Sie wurden eingeladen, im Mobilfutár-Portal für diese Firma zu handeln: {company}. Zu dieser E-Mail-Adresse gibt es jedoch bereits ein Konto, und ein Konto dient nur einem Zweck.',
    whatNow:
      'Wenn Sie auch für die Firma handeln möchten, bitten Sie deren Administration, die Einladung an eine andere Adresse von Ihnen zu senden, zum Beispiel an Ihre dienstliche.',
    notYou: 'Wenn Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun.',
  },
} as const

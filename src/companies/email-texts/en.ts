export default {
  greeting: 'Hello,',
  role: { administrator: 'administrator', approver: 'approver', member: 'requester', viewer: 'viewer' },
  invitation: {
    subject: 'Invitation: {company}, Mobilfutár portal',
    text: 'You have been invited to act for this company on the Mobilfutár portal: {company}. Your role: {role}. Open your account with the button below: set your password, and then log in with this e-mail address.',
    button: 'Set password and open account',
    validity:
      'The link is valid for {days, plural, one {# day} other {# days}} and can be used once. If it has expired, ask the administrator of your company for a new one.',
    notYou: 'If you did not expect this e-mail, there is nothing to do: an account is only opened if you open it.',
  },
  join: {
    text: 'You have been invited to act for this company too on the Mobilfutár portal: {company}. Your role: {role}. Accept the invitation by the button below: log in with the account you have. From then on you choose at login for which company you act.',
    button: 'Open the invitation',
    notYou: 'If you did not expect this e-mail, there is nothing to do: you only act for the company if you accept the invitation.',
  },
  hasAccount: {
    text: 'You have been invited to act for this company on the Mobilfutár portal: {company}. However, this e-mail address already has an account, and an account serves one purpose only.',
    whatNow:
      'If you would like to act for the company as well, ask its administrator to send the invitation to another address of yours, for example your work address.',
    notYou: 'If you did not expect this e-mail, there is nothing to do.',
  },
} as const

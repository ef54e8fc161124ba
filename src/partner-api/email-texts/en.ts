export default {
  greeting: 'Dear {name},',
  keyEnds: {
    subject: { soon: 'An API key ends soon, Mobilfutár portal', today: 'An API key ends today, Mobilfutár portal' },
    text: {
      soon: 'One of your company’s API keys ends soon. Your system cannot reach the portal with it afterwards.',
      today: 'One of your company’s API keys ends today. Your system cannot reach the portal with it afterwards.',
    },
    key: 'API key',
    endsOn: 'It ends on',
    whatNow:
      'Give the key a new secret and change your system over to it; the old secret can work meanwhile. If the key is not needed any more, there is nothing to do.',
    button: 'Open the key',
  },
  webhookFailed: {
    subject: 'We have switched off a webhook, Mobilfutár portal',
    text: 'Ten times over three days we tried to notify your company’s system, but it did not accept the message. So we send nothing more to this address.',
    address: 'Address of the webhook',
    whatNow:
      'See in the log what the system answered, and once it accepts messages, switch the webhook on again. For 30 days you can send each of the missed messages from there, also those of what happens meanwhile.',
    button: 'Open the webhook',
  },
} as const

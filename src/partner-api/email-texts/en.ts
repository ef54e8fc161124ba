export default {
  greeting: 'Hello!',
  signature: 'Mobilfutár',
  keyEnds: {
    subject: { soon: 'An API key ends soon, Mobilfutár portal', today: 'An API key ends today, Mobilfutár portal' },
    text: {
      soon: 'This API key ends soon, and your company’s system cannot reach the portal with it afterwards: {name}',
      today: 'This API key ends today, and your company’s system cannot reach the portal with it afterwards: {name}',
    },
    at: 'It ends: {at}',
    whatNow:
      'Give the key a new secret and change your system over to it; the old secret can work meanwhile. If the key is not needed any more, there is nothing to do.',
    button: 'Open the key',
  },
  webhookFailed: {
    subject: 'We have switched off a webhook, Mobilfutár portal',
    text: 'Ten times over three days we tried to notify your company’s system, but it did not accept the message. So we send nothing more to this address: {url}',
    whatNow:
      'See in the log what the system answered, and once it accepts messages, switch the webhook on again. You can send each of the missed messages again from there.',
    button: 'Open the webhook',
  },
} as const

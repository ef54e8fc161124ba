export default {
  greeting: 'Hello!',
  signature: 'Mobilfutár',
  webhookFailed: {
    subject: 'We have switched off a webhook, Mobilfutár portal',
    text: 'Ten times over three days we tried to notify your company’s system, but it did not accept the message. So we send nothing more to this address: {url}',
    whatNow:
      'See in the log what the system answered, and once it accepts messages, switch the webhook on again. You can send each of the missed messages again from there.',
    button: 'Open the webhook',
  },
} as const

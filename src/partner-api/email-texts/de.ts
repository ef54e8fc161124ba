export default {
  greeting: 'Guten Tag!',
  signature: 'Mobilfutár',
  webhookFailed: {
    subject: 'Wir haben einen Webhook abgeschaltet, Mobilfutár-Portal',
    text: 'Zehnmal in drei Tagen haben wir versucht, das System Ihrer Firma zu benachrichtigen, aber es hat die Nachricht nicht angenommen. Deshalb senden wir an diese Adresse nichts mehr: {url}',
    whatNow:
      'Sehen Sie im Protokoll nach, was das System geantwortet hat, und schalten Sie den Webhook wieder ein, sobald es Nachrichten annimmt. Die nicht zugestellten Nachrichten können Sie dort einzeln erneut senden.',
    button: 'Webhook öffnen',
  },
} as const

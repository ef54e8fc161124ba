export default {
  greeting: 'Guten Tag, {name}!',
  keyEnds: {
    subject: { soon: 'Ein API-Schlüssel läuft bald ab, Mobilfutár-Portal', today: 'Ein API-Schlüssel läuft heute ab, Mobilfutár-Portal' },
    text: {
      soon: 'Ein API-Schlüssel Ihrer Firma läuft bald ab. Danach erreicht Ihr System das Portal damit nicht mehr.',
      today: 'Ein API-Schlüssel Ihrer Firma läuft heute ab. Danach erreicht Ihr System das Portal damit nicht mehr.',
    },
    key: 'API-Schlüssel',
    endsOn: 'Läuft ab am',
    whatNow:
      'Geben Sie dem Schlüssel ein neues Geheimnis und stellen Sie Ihr System darauf um; das alte kann solange weiter gelten. Wird der Schlüssel nicht mehr gebraucht, ist nichts zu tun.',
    button: 'Schlüssel öffnen',
  },
  webhookFailed: {
    subject: 'Wir haben einen Webhook abgeschaltet, Mobilfutár-Portal',
    text: 'Zehnmal in drei Tagen haben wir versucht, das System Ihrer Firma zu benachrichtigen, aber es hat die Nachricht nicht angenommen. Deshalb senden wir an diese Adresse nichts mehr.',
    address: 'Adresse des Webhooks',
    whatNow:
      'Sehen Sie im Protokoll nach, was das System geantwortet hat, und schalten Sie den Webhook wieder ein, sobald es Nachrichten annimmt. Die nicht zugestellten Nachrichten, auch die von dem, was inzwischen geschieht, können Sie dort 30 Tage lang einzeln senden.',
    button: 'Webhook öffnen',
  },
} as const

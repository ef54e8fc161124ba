export default {
  greeting: 'Pozdravljeni!',
  signature: 'Mobilfutár',
  webhookFailed: {
    subject: 'Webhook smo izklopili, portal Mobilfutár',
    text: 'V treh dneh smo desetkrat poskusili obvestiti sistem vašega podjetja, vendar sporočila ni sprejel. Zato na ta naslov ne pošiljamo več: {url}',
    whatNow:
      'V dnevniku preverite, kaj je sistem odgovoril, in ko bo sprejemal sporočila, webhook znova vklopite. Nedostavljena sporočila lahko od tam posamično pošljete znova.',
    button: 'Odpri webhook',
  },
} as const

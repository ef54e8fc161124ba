export default {
  greeting: 'Pozdravljeni!',
  signature: 'Mobilfutár',
  keyEnds: {
    subject: { soon: 'Ključ API bo kmalu potekel, portal Mobilfutár', today: 'Ključ API poteče danes, portal Mobilfutár' },
    text: {
      soon: 'Ta ključ API bo kmalu potekel, nato sistem vašega podjetja z njim ne bo več dosegel portala: {name}',
      today: 'Ta ključ API poteče danes, nato sistem vašega podjetja z njim ne bo več dosegel portala: {name}',
    },
    at: 'Poteče: {at}',
    whatNow:
      'Ključu dodelite novo skrivnost in sistem preusmerite nanjo; stara lahko medtem še deluje. Če ključa ne potrebujete več, vam ni treba storiti ničesar.',
    button: 'Odpri ključ',
  },
  webhookFailed: {
    subject: 'Webhook smo izklopili, portal Mobilfutár',
    text: 'V treh dneh smo desetkrat poskusili obvestiti sistem vašega podjetja, vendar sporočila ni sprejel. Zato na ta naslov ne pošiljamo več: {url}',
    whatNow:
      'V dnevniku preverite, kaj je sistem odgovoril, in ko bo sprejemal sporočila, webhook znova vklopite. Nedostavljena sporočila lahko od tam posamično pošljete znova.',
    button: 'Odpri webhook',
  },
} as const

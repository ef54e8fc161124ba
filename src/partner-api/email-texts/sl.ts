export default {
  greeting: 'Pozdravljeni, {name}!',
  keyEnds: {
    subject: { soon: 'Ključ API bo kmalu potekel, portal Mobilfutár', today: 'Ključ API poteče danes, portal Mobilfutár' },
    text: {
      soon: 'Eden od ključev API vašega podjetja bo kmalu potekel. Nato vaš sistem z njim ne bo več dosegel portala.',
      today: 'Eden od ključev API vašega podjetja poteče danes. Nato vaš sistem z njim ne bo več dosegel portala.',
    },
    key: 'Ključ API',
    endsOn: 'Poteče',
    whatNow:
      'Ključu dodelite novo skrivnost in sistem preusmerite nanjo; stara lahko medtem še deluje. Če ključa ne potrebujete več, vam ni treba storiti ničesar.',
    button: 'Odpri ključ',
  },
  webhookFailed: {
    subject: 'Webhook smo izklopili, portal Mobilfutár',
    text: 'V treh dneh smo desetkrat poskusili obvestiti sistem vašega podjetja, vendar sporočila ni sprejel. Zato na ta naslov ne pošiljamo več.',
    address: 'Naslov webhooka',
    whatNow:
      'V dnevniku preverite, kaj je sistem odgovoril, in ko bo sprejemal sporočila, webhook znova vklopite. Nedostavljena sporočila, tudi o tem, kar se zgodi vmes, lahko od tam 30 dni pošljete posamično.',
    button: 'Odpri webhook',
  },
} as const

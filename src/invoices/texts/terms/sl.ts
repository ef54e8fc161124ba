export default {
  title: 'Plačilni pogoji',
  lead: 'Podjetje lahko plača naknadno, z nakazilom.',
  days: 'Rok plačila',
  inDays: 'Koledarskih dni od datuma računa: {days, number}',
  limit: 'Kreditni limit',
  noLimit: 'Neomejen',
  open: 'Trenutno neplačano',
  left: 'Še na voljo',
  over: 'Neplačani računi presegajo kreditni limit: naslednjo napravo vrnemo po plačilu njenega računa.',
  barred: 'Podjetje trenutno ne more plačati naknadno: naprave vrnemo po plačilu računov.',
  setByUs: 'Pogoje določi finančna služba podjetja MobilFutár. Če jih želite spremeniti, nam pišite.',
  company: 'Podatki podjetja za račun',
}

import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  orderPickup: {
    next: 'Naroči prevzem',
    taken: 'Prevzem naročen',
    open: 'Naroči kurirja',
    title: 'Želite zdaj naročiti kurirja k stranki?',
    lead: 'Kurir pride na dan in v časovnem oknu iz zahtevka. Stranka prejme številko paketa po e-pošti.',
    confirm: 'Naroči',
    done: 'Kurirja ste naročili.',
  },
  failPickup: {
    next: 'Zabeleži neuspel prevzem',
    taken: 'Prevzem ni uspel',
    open: 'Prevzem ni uspel',
    title: 'Kurir naprave ni mogel prevzeti?',
    lead: 'Po prvem poskusu se kurir znova naroči za naslednji delovni dan, po zadnjem stranka izbere nov dan. Stranko obvestimo po e-pošti.',
    confirm: 'Zabeleži neuspeh',
    done: 'Neuspeli prevzem ste zabeležili.',
  },
  receiveDevice: {
    next: 'Prevzemi napravo',
    taken: 'Naprava prevzeta',
  },
  reopenOnArrival: {
    next: 'Prispela je naprava preklicanega zahtevka',
    taken: 'Naprava prevzeta, preklican zahtevek znova odprt',
  },
  sendQuote: {
    next: 'Pripravi ponudbo',
    taken: 'Ponudba poslana',
  },
  reviseQuote: {
    next: 'Nova različica ponudbe',
    taken: 'Nova različica ponudbe poslana',
  },
  quoteAgain: {
    next: 'Nova ponudba namesto vračila',
    taken: 'Nova ponudba, vračilo odpade',
  },
  acceptQuote: {
    next: 'Zabeleži odločitev stranke',
    taken: 'Ponudba sprejeta',
  },
  rejectQuote: {
    taken: 'Ponudba zavrnjena',
  },
  expireQuote: {
    taken: 'Ponudba potekla',
  },
  askInsurer: {
    next: 'Ponudba za zavarovalnico',
    taken: 'Ponudba poslana zavarovalnici',
  },
  askInsurerAgain: {
    next: 'Nova ponudba za zavarovalnico',
    taken: 'Nova ponudba poslana zavarovalnici',
  },
  insurerAccepts: {
    next: 'Zabeleži odgovor zavarovalnice',
    taken: 'Zavarovalnica krije celotne stroške',
  },
  insurerAcceptsInPart: {
    taken: 'Zavarovalnica krije del stroškov',
  },
  insurerRefuses: {
    taken: 'Zavarovalnica stroškov ne krije',
  },
  finishRepair: {
    next: 'Popravilo končano',
    taken: 'Popravilo končano',
    open: 'Popravilo je končano',
    title: 'Je popravilo končano?',
    lead: 'Delovni nalog zaključimo in ga skupaj z garancijskim listom pošljemo stranki.',
    confirm: 'Da, končano je',
  },
  finishWithoutRepair: {
    next: 'Vrni nepopravljeno',
    taken: 'Vrnjeno nepopravljeno',
    open: 'Vrni brez popravila',
    title: 'Vrnete napravo brez popravila?',
    lead: 'Delovni nalog zaključimo in stranko obvestimo.',
    confirm: 'Zaključi in vrni',
  },
  offerBuyback: {
    next: 'Pregled in dokončna ponudba za odkup',
    taken: 'Dokončna ponudba za odkup poslana',
  },
  acceptBuyback: {
    next: 'Vpis odločitve stranke',
    taken: 'Ponudba za odkup sprejeta',
  },
  declineBuyback: {
    taken: 'Ponudba za odkup zavrnjena',
  },
  expireBuyback: {
    taken: 'Ponudba za odkup potekla',
  },
  returnBuyback: {
    next: 'Brezplačno vračilo brez odkupa',
    taken: 'Brezplačno vračilo brez odkupa',
  },
  payBuyback: {
    next: 'Vpis izplačila kupnine',
    taken: 'Kupnina izplačana',
  },
  issueInvoice: {
    next: 'Izdaja računa',
    taken: 'Račun izdan',
  },
  orderDelivery: {
    next: 'Naroči vračilo',
    taken: 'Vračilo naročeno',
    open: 'Naroči vračilo',
    title: 'Želite zdaj naročiti vračilo?',
    lead: 'Kurir napravo odnese na naslov ali v paketomat iz zahtevka.',
    confirm: 'Naroči',
    done: 'Vračilo ste naročili.',
  },
  cancelDelivery: {
    next: 'Preklic naročila kurirja',
    taken: 'Vračilo preklicano',
    open: 'Preklic naročila kurirja',
    title: 'Želite preklicati vračilo s kurirjem?',
    lead: 'Kurirja odpovemo, naprava ostane v servisu. Po potrebi popravite naslov, nato vračilo naročite znova ali napravo predajte osebno.',
    confirm: 'Prekliči naročilo',
    done: 'Naročilo kurirja ste preklicali. Naprava čaka pri nas.',
  },
  ship: {
    next: 'Kurir je prevzel',
    taken: 'Kurir je prevzel',
    open: 'Kurir je paket odnesel',
    title: 'Je kurir paket odnesel iz servisa?',
    lead: 'Stranka prejme e-pošto s številko paketa in zneskom za plačilo.',
    confirm: 'Zabeleži odhod',
    done: 'Zabeležili ste, da je paket na poti.',
  },
  failDelivery: {
    next: 'Zabeleži neuspelo dostavo',
    taken: 'Dostava ni uspela',
    open: 'Dostava ni uspela',
    title: 'Kurir paketa ni mogel izročiti?',
    lead: 'Po prvem poskusu kurir poskusi znova sam od sebe, po zadnjem zahtevek čaka na stranko. Stranko obvestimo po e-pošti.',
    confirm: 'Zabeleži neuspeh',
    done: 'Neuspelo dostavo ste zabeležili.',
  },
  receiveParcelBack: {
    next: 'Prevzem vrnjenega paketa',
    taken: 'Vrnjeni paket prevzet',
    open: 'Paket je spet pri nas',
    title: 'Je paket spet v servisu?',
    lead: 'To lahko zabeležite tudi, če kurirska služba ne sporoči ničesar. Stranko obvestimo po e-pošti, na strani zahtevka pa izbere, kam in kdaj ga pošljemo znova.',
    confirm: 'Paket sem prevzel',
    done: 'Vrnjeni paket ste prevzeli. Stranka izbere, kako naprej.',
  },
  handBack: {
    next: 'Stranka jo je prejela',
    taken: 'Vrnjeno stranki',
    open: 'Stranka je napravo prejela',
    title: 'Je stranka prejela napravo?',
    lead: 'S tem se zahtevek zaključi, pri popravljeni napravi začne teči servisna garancija, stranka pa prejme e-pošto s prošnjo za oceno.',
    confirm: 'Zabeleži in zaključi zahtevek',
    done: 'Zahtevek ste zaključili.',
  },
  handOverAtCounter: {
    next: 'Osebna predaja',
    taken: 'Osebno predano',
    open: 'Osebna predaja',
    title: 'Želite napravo predati osebno?',
    lead: 'Preverite dokument; njegove številke ne zapisujte. S tem se zahtevek zaključi, pri popravljeni napravi začne teči servisna garancija, stranko pa po e-pošti prosimo za oceno.',
    confirm: 'Predano, zaključi zahtevek',
    done: 'Napravo ste predali in zahtevek zaključili.',
  },
  declareLost: {
    next: 'Paket izgubljen',
    taken: 'Paket izgubljen',
    open: 'Paket izgubljen',
    title: 'Želite paket razglasiti za izgubljenega?',
    lead: 'Zahtevek se zaključi, stranka ne plača ničesar in po e-pošti izve znesek odškodnine. Tega ni mogoče preklicati: najprej počakajte na odgovor kurirske službe.',
    confirm: 'Izgubljen, zaključi zahtevek',
    done: 'Paket ste razglasili za izgubljenega; stranko obvestimo.',
  },
  declareAbandoned: {
    next: 'Opuščena naprava',
    taken: 'Razglašena za opuščeno',
    open: 'Opuščena naprava',
    title: 'Ali napravo razglasite za opuščeno?',
    lead: 'Čas hrambe je potekel. Zahtevek se zaključi, stranka prejme obračun po e-pošti; neplačani račun ostane v plačilo. Tega ni mogoče preklicati.',
    confirm: 'Odločim in zaključim zahtevek',
    done: 'Napravo ste razglasili za opuščeno; stranka prejme obračun.',
  },
}

export default sl

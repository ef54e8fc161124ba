import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Nastavitve piškotkov',
  lead: 'Portal uporablja samo shranjevanje, ki je nujno za njegovo delovanje. Ne merimo, ne sledimo, ne oglašujemo in drugim spletnim mestom ne posredujemo podatkov.',
  necessary: 'Nujno potrebno',
  necessaryText: 'Brez tega portal ne deluje, zato tega ni mogoče izklopiti in zanj ni potrebna privolitev.',
  alwaysOn: 'Vedno vklopljeno',
  why: 'Čemu je namenjeno',
  howLong: 'Kako dolgo',
  stored: {
    form: {
      name: 'Varnostni piškotek obrazca (__Host-form)',
      why: 'Prepreči, da bi tuja stran oddala zahtevek v vašem imenu.',
      howLong: '1 dan',
    },
    sid: {
      name: 'Piškotek seje (__Host-sid_account, __Host-sid_tracking, __Host-sid_viewer)',
      why: 'Ena polovica prijave, sledenja ali dostopa do dokumentov; velja le skupaj z drugo polovico v shrambi brskalnika.',
      howLong: 'do odjave, vendar največ 12 ur pri prijavi, 4 ure pri sledenju in 1 uro pri dokumentih',
    },
    account: {
      name: 'Prijava (shramba brskalnika: token, uid, permissionKeys)',
      why: 'Prepozna vas po prijavi.',
      howLong: 'do odjave oziroma do prvega obiska po izteku seje',
    },
    following: {
      name: 'Sledenje (shramba brskalnika: token, crmRequestId, trackingLogin)',
      why: 'Zapomni si, kateri zahtevek ste odprli.',
      howLong: 'do izhoda iz sledenja ali zaprtja zavihka',
    },
    languageKey: {
      name: 'Jezik (shramba brskalnika: language)',
      why: 'Portal prikaže v jeziku, ki ste ga izbrali.',
      howLong: 'dokler ga ne izbrišete',
    },
    draft: {
      name: 'Začeti zahtevek in njegove datoteke (shramba brskalnika: booking)',
      why: 'Ohrani vnesene podatke ob ponovnem nalaganju ali prekinitvi povezave.',
      howLong: 'do oddaje zahtevka, največ 14 dni; starejše portal izbriše ob naslednjem naročilu',
    },
    done: {
      name: 'Potrditev oddanega zahtevka (shramba brskalnika: booking-done)',
      why: 'Tudi po ponovnem nalaganju prikaže številko zahtevka.',
      howLong: 'do zaprtja zavihka',
    },
    statement: {
      name: 'Začeta pritožba, odstop ali sporočilo (shramba brskalnika: complaint, withdrawal, contact)',
      why: 'Ohrani vnesene podatke ob ponovnem nalaganju.',
      howLong: 'do oddaje ali zaprtja zavihka',
    },
    worksheets: {
      name: 'Še neposlan delovni nalog na terenu (shramba brskalnika: worksheets, worksheet-pieces; samo za zaposlene)',
      why: 'Kar nanj napišete brez omrežja, se ne izgubi, prav tako ne fotografije in podpisi.',
      howLong: 'do pošiljanja, največ 7 dni',
    },
    offline: {
      name: 'Delovni nalogi dneva brez omrežja (shramba brskalnika: offline; samo za zaposlene)',
      why: 'Delovni nalogi na terenu se odprejo tudi brez omrežja: ime, kontaktni podatki, naslov in naprava stranke, kot so na nalogu.',
      howLong: 'do odjave, najdlje do konca naslednjega dne',
    },
    offlinePages: {
      name: 'Strani delovnih nalogov na terenu (predpomnilnik: offline-…; samo za zaposlene)',
      why: 'Program strani se zažene tudi brez omrežja; osebnih podatkov v njem ni.',
      howLong: 'do naslednje različice ali do izbrisa',
    },
    scroll: {
      name: 'Položaj drsenja (shramba brskalnika: react-router-scroll-positions)',
      why: 'Ob vrnitvi lahko nadaljujete tam, kjer ste končali.',
      howLong: 'do zaprtja zavihka',
    },
    view: {
      name: 'Prikaz zahtevkov (shramba brskalnika: requestsView)',
      why: 'Zapomni si, ali ste izbrali kartice ali tabelo.',
      howLong: 'dokler je ne izbrišete',
    },
    settings: {
      name: 'Nastavitev piškotkov (shramba brskalnika: cookieSettings)',
      why: 'Zapomni si, kdaj ste shranili nastavitev na tej strani.',
      howLong: 'dokler je ne izbrišete',
    },
  },
  optional: 'Statistika in oglaševanje',
  optionalText: 'Tega ne uporabljamo, zato ni ničesar, kar bi dovolili ali zavrnili.',
  neverOn: 'Nič',
  save: 'Samo nujni: shrani',
  saved: 'Vaša nastavitev je shranjena: {day}',
  clear: 'Izbriši podatke, shranjene v tej napravi',
  forgotten: 'Shranjeni podatki so izbrisani. Če ste bili prijavljeni, ste odjavljeni.',
} satisfies SameKeys<typeof hu>

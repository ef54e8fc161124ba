import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  facts: {
    carrier: 'Kurirska služba',
    trackingNumber: 'Številka paketa',
    cash: 'Za plačilo kurirju v gotovini',
  },
  track: 'Sledenje paketu: {carrier}',
  pickupFailed: {
    againSubject: 'Naprave nismo mogli prevzeti, zahtevek: {number}',
    againText: 'Kurir vas ni našel in naprave ni mogel prevzeti. Znova pride ob spodaj navedenem času.',
    againHow: 'Če vam ta čas ne ustreza, na strani zahtevka izberite drugega, dokler kurir še ni na poti. Tam najdete tudi novo številko paketa.',
    chooseSubject: 'Izberite nov čas za kurirja, zahtevek: {number}',
    chooseText: 'Kurir naprave tudi tokrat ni mogel prevzeti in bo znova prišel šele, ko izberete nov čas.',
    returnedText: 'Kurirska služba nam paketa ni mogla dostaviti in ga je vrnila k vam.',
    chooseHow:
      'Na strani zahtevka izberite nov dan in časovno okno in kurirja bomo takoj naročili. Če popravila ne potrebujete več, lahko zahtevek tam prekličete.',
    choose: 'Izberi nov čas',
  },
  shipped: {
    subject: 'Vaša naprava je na poti k vam, zahtevek: {number}',
    text: 'Kurir je pri nas prevzel vašo napravo in vam jo dostavlja.',
    lockerText: 'Kurir je pri nas prevzel vašo napravo in jo nese v izbrani paketomat. Kodo za prevzem vam pošlje kurirska služba, ko bo paket tam.',
    counterText: 'Vašo napravo smo predali kurirju, ki jo odpelje v trgovino. Obvestimo vas, ko jo lahko tam prevzamete.',
    cash: 'Prosimo, pripravite znesek, da bo hitro opravljeno.',
    attempts: 'Če vas kurir ne najde, poskusi znova naslednji delovni dan.',
  },
  deliveryFailed: {
    subject: 'Naprave vam nismo mogli dostaviti, zahtevek: {number}',
    againText: 'Kurir vas ni našel in naprave ni mogel dostaviti. Znova poskusi naslednji delovni dan.',
    beThere: 'Prosimo, bodite dosegljivi po telefonu: kurir vas lahko pred prihodom pokliče.',
    lastText: 'Kurir naprave tudi tokrat ni mogel dostaviti in ne bo več poskusil. Paket se lahko vrne k nam.',
    returnedText: 'Paketa ni bilo mogoče dostaviti in se je vrnil k nam.',
    backSubject: 'Vaša naprava se je vrnila k nam, prosimo za izbiro, zahtevek: {number}',
    choose:
      'Na strani zahtevka izberite: drug dan, drug naslov, paketomat ali osebni prevzem. Ponovne dostave ne zaračunamo. Za vprašanja pokličite: {phone}, ob delovnikih {from}–{to}.',
    talk: 'Pokličite nas in dogovorili se bomo, kdaj in kam naj ga kurir prinese. Telefon: {phone}, ob delovnikih {from}–{to}.',
  },
  lost: {
    subject: 'Vaš paket se je izgubil, zahtevek: {number}',
    inText: 'Žal vam sporočamo, da se je paket na poti v naš servis izgubil; kurirska služba ga ne najde.',
    outText: 'Žal vam sporočamo, da se je paket na poti do vas izgubil; kurirska služba ga ne najde.',
    compensation: 'Odškodnina za napravo',
    payout: 'Odškodnino nakažemo. Na strani zahtevka navedite, na kateri bančni račun jo želite: izplačamo jo v {days} dneh od takrat.',
    questions: 'Če imate vprašanje ali se z zneskom ne strinjate, nas pokličite: {phone}, ob delovnikih {from}–{to}.',
    say: 'Vnesi bančni račun',
    nothingOwed: 'Za popravilo in dostavo vam ni treba plačati ničesar. Kar ste že plačali, vam vrnemo, izdani račun pa storniramo.',
  },
}

export default sl

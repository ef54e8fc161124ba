import { boardRows, consumerAuthority, ourBoard, ourBoardPostalAddress } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const complaint: Policy = {
  title: 'Pravila o obravnavi pritožb',
  validFrom: '2026-11-01',
  lead: 'Če z našo storitvijo, zaposlenimi ali popravilom niste zadovoljni, nam to sporočite. Tukaj piše, kje in kako se lahko pritožite, kdaj odgovorimo in na koga se lahko obrnete, če se z odgovorom ne strinjate.',
  sections: [
    section(
      'where',
      'Kje se lahko pritožite',
      facts(
        ['Obrazec za pritožbo', 'na dnu te strani'],
        ['E-pošta', company.email],
        ['Telefon', `${company.phone} (ob delovnikih ${company.openingHours.from}–${company.openingHours.to})`],
        ['S pismom', `${company.name}, ${company.postalAddress}`],
        ['Osebno', `${company.workshop} (ob delovnikih ${company.openingHours.from}–${company.openingHours.to})`],
      ),
      text('Prejem pritožbe prek obrazca takoj potrdimo na vaš e-poštni naslov, s številko in celotnim besedilom pritožbe.'),
    ),
    section(
      'oral',
      'Ustna pritožba',
      text(
        'Ustno pritožbo takoj preučimo in po možnosti rešimo. Če to ni mogoče ali se z rešitvijo ne strinjate, sestavimo zapisnik; pri osebni pritožbi izvod izročimo na kraju samem, pri telefonski pa ga pošljemo skupaj z odgovorom. Telefonska pritožba dobi enolično številko.',
      ),
    ),
    section(
      'written',
      'Pisna pritožba',
      text(
        'Na pisno pritožbo v 30 dneh od prejema pisno in vsebinsko odgovorimo. Če jo zavrnemo, svoje stališče obrazložimo, navedemo pristojni organ in svet za poravnavo ter sporočimo, da splošne izjave o podreditvi odločitvam sveta za poravnavo nismo dali.',
      ),
    ),
    section(
      'record',
      'Kaj vsebuje zapisnik',
      list(
        'vaše ime in naslov;',
        'kraj, čas in način pritožbe;',
        'podroben opis pritožbe in seznam predloženih listin;',
        'našo izjavo o pritožbi, če jo je mogoče preučiti takoj;',
        'podpis osebe, ki zapisnik sestavi, in – razen pri telefonski pritožbi – vaš podpis;',
        'kraj in čas zapisnika ter enolično številko pritožbe.',
      ),
      text('Pritožbo in kopijo odgovora hranimo 3 leta.'),
    ),
    section(
      'repairClaims',
      'Garancijski zahtevki in stvarne napake',
      text(
        'O zahtevku zaradi napake na popravljeni napravi sestavimo zapisnik in vam izvod nemudoma izročimo ali pošljemo. Če se o zahtevku ne moremo izreči takoj, vam svoje stališče dokazljivo sporočimo v 5 delovnih dneh; ob zavrnitvi tudi razloge in možnost obrniti se na svet za poravnavo. Šest mesecev servisne garancije začne teči z izročitvijo popravljene naprave.',
      ),
    ),
    section(
      'conciliation',
      'Svet za poravnavo',
      text(
        'Če pritožbe ni bilo mogoče rešiti, se lahko kot potrošnik obrnete na svet za poravnavo v kraju svojega prebivališča ali bivanja. Postopek je brezplačen in v njem sodelujemo. Po našem sedežu je pristojen:',
      ),
      facts(
        ['Ime', ourBoard.name],
        ['Sedež', ourBoard.address],
        ['Poštni naslov', ourBoardPostalAddress],
        ['Telefon', ourBoard.phone],
        ['E-pošta', ourBoard.email],
        ['Spletna stran', ourBoard.web],
      ),
      text('Vsi sveti in njihova pristojnost:'),
      table(['Svet', 'Pristojnost (županija)', 'Stik'], boardRows()),
    ),
    section(
      'authority',
      'Organ in sodišče',
      text(
        'Kršitev pravil o varstvu potrošnikov lahko prijavite organu za varstvo potrošnikov; to je lahko tudi županijski vladni urad v kraju vašega prebivališča.',
      ),
      facts(
        ['Organ', consumerAuthority.name],
        ['Telefon', consumerAuthority.phone],
        ['E-pošta', consumerAuthority.email],
        ['Spletna stran', consumerAuthority.web],
      ),
      text(
        'Svoj zahtevek lahko po pravilih pravdnega postopka uveljavljate tudi pred sodiščem. Pritožbe glede osebnih podatkov ureja obvestilo o varstvu osebnih podatkov.',
      ),
    ),
  ],
}

export default complaint

import { parcelNetworkNames } from '#addresses/parcel-point.ts'
import { dataAuthority } from '../../authorities.ts'
import { company } from '../../company.ts'
import { facts, list, type Policy, section, table, text } from '../../policy.ts'

const privacy: Policy = {
  title: 'Adatkezelési tájékoztató',
  validFrom: '2026-11-01',
  lead: `Ez a tájékoztató leírja, milyen személyes adatokat, miért, milyen jogalapon és meddig kezel a ${company.name}, amikor Ön a portált használja vagy javítást rendel. Az igény elküldésekor csak azt kell jeleznie, hogy a tájékoztatót megismerte; ez nem hozzájárulás.`,
  sections: [
    section(
      'controller',
      'Az adatkezelő',
      facts(
        ['Név', company.name],
        ['Székhely', company.address],
        ['Cégjegyzékszám', company.registryNumber],
        ['Telefon', company.phone],
        ['E-mail adatvédelmi ügyekben', company.privacyEmail],
      ),
      text('Az adatkezelő nem köteles adatvédelmi tisztviselőt kijelölni; adatvédelmi kérdésekre a fenti e-mail-címen válaszolunk.'),
    ),
    section(
      'purposes',
      'Mit, miért és meddig kezelünk',
      table(
        ['Cél', 'Adatok', 'Jogalap', 'Megőrzés'],
        [
          [
            'Igény felvétele, szállítás, bevizsgálás, javítás, követés',
            'név, e-mail-cím, telefonszám, címek, cégadatok; a készülék típusa, IMEI- vagy gyári száma, a hiba leírása; csatolt iratok',
            'szerződés – GDPR 6. cikk (1) b)',
            'az igény lezárásától 5 év (Ptk. 6:22. §)',
          ],
          ['Biztosításos javítás', 'a fentiek és a kárszám', 'szerződés – GDPR 6. cikk (1) b)', 'az igény lezárásától 5 év'],
          [
            'Jótállási és szavatossági igény jegyzőkönyve',
            'név, cím, a készülék, a kifogás és az elintézés adatai',
            'jogi kötelezettség – GDPR 6. cikk (1) c); 19/2014. NGM r., 249/2004. Korm. r.',
            '3 év',
          ],
          [
            'Készülék felvásárlása',
            'név, cím, bankszámlaszám, a készülék adatai, a vételi ajánlat és a nyilatkozatok',
            'szerződés – GDPR 6. cikk (1) b); a kifizetés bizonylatainál jogi kötelezettség – GDPR 6. cikk (1) c); 2000. évi C. tv. 169. §',
            '5 év az igény lezárásától, a bizonylatok 8 év',
          ],
          [
            'Elveszett csomag kártalanítása',
            'név, bankszámlaszám, számlatulajdonos, összeg, az átutalás adatai',
            'szerződés – GDPR 6. cikk (1) b); a kifizetés bizonylatainál jogi kötelezettség – GDPR 6. cikk (1) c); 2000. évi C. tv. 169. §',
            'a bankszámlaszám a kifizetés után 30 nap, a bizonylatok 8 év',
          ],
          ['Számlázás', 'név, cím, adószám, a számla tételei', 'jogi kötelezettség – GDPR 6. cikk (1) c); 2000. évi C. tv. 169. §', '8 év'],
          [
            'Kapcsolatfelvétel',
            'név, e-mail-cím, cégnév, az üzenet és a csatolt dokumentum',
            'jogos érdek – GDPR 6. cikk (1) f): az üzenet megválaszolása',
            '1 év, a csatolt dokumentum 90 nap',
          ],
          [
            'Álláspályázat',
            'név, e-mail-cím, a megpályázott állás, önéletrajz, az üzenet',
            'az érintett kérésére tett lépések – GDPR 6. cikk (1) b)',
            '90 nap',
          ],
          ['Panasz', 'név, e-mail-cím, telefonszám, a panasz tartalma', 'jogi kötelezettség – GDPR 6. cikk (1) c); Fgytv. 17/A. §', '3 év'],
          [
            'Elállás',
            'név, a szerződés azonosítója, e-mail-cím, a nyilatkozat ideje',
            'jogi kötelezettség – GDPR 6. cikk (1) c); 45/2014. Korm. r. 22. §',
            '5 év',
          ],
          [
            'Az elfogadott szövegek bizonyítása',
            'a szöveg változata, az elfogadás ideje, módja és IP-címe',
            'jogos érdek – GDPR 6. cikk (1) f): a megállapodás bizonyítása',
            'az igénnyel együtt, 5 év',
          ],
          ['Felhasználói fiók', 'név, elérhetőség, jelszó lenyomata, mentett címek, nyelv', 'szerződés – GDPR 6. cikk (1) b)', 'a fiók törléséig'],
          [
            'A portál védelme',
            'IP-cím, a hívás ideje, sikertelen belépések',
            'jogos érdek – GDPR 6. cikk (1) f): a visszaélések megelőzése',
            '30 nap',
          ],
        ],
      ),
      text(
        'A szerződéshez kért adatok megadása önkéntes, de nélkülük az igényt nem tudjuk teljesíteni. Marketingcélú levelet nem küldünk. A megkezdett, de el nem küldött igény adatai csak az Ön böngészőjében maradnak.',
      ),
    ),
    section(
      'sources',
      'Honnan származnak az adatok',
      text(
        'Az adatokat Öntől kapjuk. Üzleti partner által leadott igénynél a partner adja át őket, és az érintett tájékoztatásáról ő gondoskodik. Biztosításos javításnál a biztosító a kárszám érvényességét, garanciális javításnál a gyártó vagy a forgalmazó a jótállás fennállását igazolja vissza.',
      ),
    ),
    section(
      'recipients',
      'Kinek adjuk át',
      table(
        ['Címzett', 'Miért', 'Milyen adatot'],
        [
          ['Futárszolgálat', 'elszállítás, visszaszállítás', 'név, cím, telefonszám, az igény száma'],
          [
            `Csomagautomata-üzemeltető (${parcelNetworkNames.join(', ')})`,
            'kézbesítés automatába',
            'név, telefonszám, e-mail-cím, az automata kódja',
          ],
          ['Fizetési szolgáltató (PayPal, SimplePay)', 'online fizetés; önálló adatkezelő', 'a fizetés azonosítója és összege'],
          ['Számlázási szolgáltató', 'számla kiállítása és adatszolgáltatás', 'a számla adatai'],
          [`Tárhelyszolgáltató (${company.hosting.name})`, 'a portál üzemeltetése', 'a portálon tárolt adatok'],
          ['Levelezési szolgáltató', 'értesítő levelek kézbesítése', 'e-mail-cím, a levél tartalma'],
          [
            'Biztosító, mobilszolgáltató, gyártó',
            'kárszám, jótállás ellenőrzése és elszámolása',
            'a készülék azonosítója, a kárszám, a javítás adatai',
          ],
        ],
      ),
      text(
        'Hatóságnak és bíróságnak jogszabály alapján adunk át adatot. Személyes adatot nem adunk el, és a portál oldalai harmadik féltől nem töltenek be tartalmat.',
      ),
    ),
    section(
      'device',
      'A készüléken tárolt adatok',
      text(
        'A készüléken tárolt képekre, üzenetekre és más adatokra nincs szükségünk. Kérjük, mentse le őket, mert a javítás előtt az ügyféladatokat töröljük, és biztonsági mentést nem készítünk. A készülékkereső funkciót ki kell kapcsolni. A készülék feloldókódját ne írja le az űrlapon és ne mellékelje.',
      ),
    ),
    section(
      'transfers',
      'Adattovábbítás harmadik országba',
      text(
        'Az adatokat az Európai Gazdasági Térségen belül tároljuk. Az online fizetés szolgáltatója saját adatkezelési szabályai szerint továbbíthat adatot az Egyesült Államokba, a GDPR V. fejezete szerinti garanciákkal.',
      ),
    ),
    section(
      'storage',
      'Sütik és a böngésző tárolója',
      text(
        'A portál csak a működéséhez feltétlenül szükséges tárolást használ, ehhez hozzájárulás nem kell (2003. évi C. tv. 155. § (4) bekezdés). Mérő- vagy hirdetési süti nincs.',
      ),
      table(
        ['Név', 'Mire való', 'Meddig marad'],
        [
          [
            '__Host-sid_account, __Host-sid_tracking, __Host-sid_viewer (süti)',
            'bejelentkezés, követés, dokumentum megtekintése',
            'kijelentkezésig, legfeljebb 12, 4, illetve 1 óra',
          ],
          ['__Host-form (süti)', 'az űrlapok védelme idegen oldalak ellen', '1 nap'],
          [
            'token, uid, permissionKeys (tároló)',
            'a bejelentkezés másik fele',
            'kijelentkezésig, illetve a munkamenet lejárta utáni első látogatásig',
          ],
          ['token, crmRequestId, trackingLogin (tároló)', 'a követés másik fele és a követett igény', 'kilépésig vagy a lap bezárásáig'],
          ['language (tároló)', 'a választott nyelv', 'törlésig'],
          ['a megkezdett igény és iratai (tároló)', 'hogy a beírt adatok ne vesszenek el', 'elküldésig, legfeljebb 14 napig'],
          ['booking-done (tároló)', 'az elküldött igény visszaigazolása', 'a lap bezárásáig'],
          ['a megkezdett panasz, elállás vagy üzenet (tároló)', 'hogy a beírt adatok ne vesszenek el', 'elküldésig vagy a lap bezárásáig'],
          [
            'worksheets, worksheet-pieces (tároló; csak munkatársaknak)',
            'a helyszínen, hálózat nélkül kitöltött munkalap, fényképei és aláírása, amíg elküldhető nem lesz',
            'elküldésig, legfeljebb 7 napig',
          ],
          [
            'offline (tároló; csak munkatársaknak)',
            'a nap helyszíni munkalapjai hálózat nélkül: az ügyfél neve, elérhetősége, címe és készüléke',
            'kijelentkezésig, legfeljebb a következő nap végéig',
          ],
          [
            'offline-… (gyorsítótár; csak munkatársaknak)',
            'a munkalapok oldalainak programja, személyes adat nélkül',
            'a következő változatig vagy törlésig',
          ],
          ['react-router-scroll-positions (tároló)', 'hol tartott az oldalon', 'a lap bezárásáig'],
          ['requestsView (tároló)', 'kártyákat vagy táblázatot választott-e', 'törlésig'],
          ['cookieSettings (tároló)', 'mikor mentette a sütibeállításokat', 'törlésig'],
        ],
      ),
    ),
    section(
      'security',
      'Adatbiztonság',
      list(
        'az adatok titkosított kapcsolaton érkeznek;',
        'a jelszavaknak és a hivatkozások kulcsainak csak a lenyomatát tároljuk;',
        'a munkatársak csak a feladatukhoz szükséges adatokhoz férnek hozzá, személyre szóló jogosultsággal;',
        'a naplók személyes adatot és kulcsot nem tartalmaznak;',
        'adatvédelmi incidens esetén 72 órán belül értesítjük a hatóságot, magas kockázatnál az érintetteket is.',
      ),
    ),
    section('automated', 'Automatizált döntés', text('Önre joghatással járó, kizárólag automatizált döntést nem hozunk, és profilt nem alkotunk.')),
    section(
      'rights',
      'Az Ön jogai',
      list(
        'hozzáférés: megtudhatja, mely adatait kezeljük, és másolatot kérhet;',
        'helyesbítés: a pontatlan adatot kijavítjuk;',
        'törlés: töröljük az adatot, ha megőrzését jogszabály nem írja elő;',
        'korlátozás: vitás adat kezelését kérésére felfüggesztjük;',
        'adathordozhatóság: az Ön által megadott adatokat géppel olvasható formában kiadjuk;',
        'tiltakozás: a jogos érdeken alapuló kezelés ellen tiltakozhat.',
      ),
      text(
        `A kérelmet e-mailben (${company.privacyEmail}) vagy postán fogadjuk, és egy hónapon belül ingyen teljesítjük vagy az elutasítást megindokoljuk. A kérelmező személyazonosságáról szükség esetén meggyőződünk.`,
      ),
    ),
    section(
      'remedies',
      'Jogorvoslat',
      text(
        'Kérjük, panaszával először hozzánk forduljon. A felügyeleti hatóságnál is panaszt tehet, vagy a lakóhelye szerinti törvényszékhez fordulhat.',
      ),
      facts(
        ['Felügyeleti hatóság', dataAuthority.name],
        ['Cím', dataAuthority.address],
        ['Levelezési cím', dataAuthority.postalAddress],
        ['Telefon', dataAuthority.phone],
        ['E-mail', dataAuthority.email],
        ['Honlap', dataAuthority.web],
      ),
    ),
    section(
      'changes',
      'A tájékoztató módosítása',
      text(
        'A módosított tájékoztatót hatálybalépése napjával közzétesszük. Az igényhez az elküldésekor megismert változatot rögzítjük, és kérésre bármikor kiadjuk.',
      ),
    ),
  ],
}

export default privacy

import { describe, expect, it } from 'vitest'
import { offline, opensOffline, paths, patterns, redirects } from './paths.ts'

describe('the addresses of the portal', () => {
  it('are those of SPEC 2 and our own', () =>
    expect([
      paths.home(),
      paths.requestStart(),
      paths.brands(),
      paths.brand('lenovo-npc'),
      paths.warrantyRepair('huawei'),
      paths.paidRepair('apple'),
      paths.operator('telekom'),
      paths.operatorWarrantyRepair('telekom'),
      paths.operatorPaidRepair('vodafone'),
      paths.damageSettlement(),
      paths.insurance(),
      paths.insuranceServiceWarranty(),
      paths.serviceWarrantyPickup(),
      paths.serviceWarrantyPickup('a1b2'),
      paths.employeeRequest(),
      paths.bookingDone(),
      paths.tracking(),
      paths.loginConfirmation('t0k'),
      paths.externalRequest('MF-1'),
      paths.documentViewerLogin(),
      paths.documentViewer('77', 't0k'),
      paths.login(),
      paths.registration(),
      paths.setPassword('v5'),
      paths.confirmEmail('t0k'),
      paths.dashboard(),
      paths.security(),
      paths.deskQueue(),
      paths.deskSearch(),
      paths.deskSearch('123 456 789'),
      paths.deskStaff(),
      paths.deskRequest(123456789),
      paths.deskMessages(),
      paths.paymentSucceeded(),
      paths.paymentCancelled(),
      paths.paymentFailed(),
      paths.imprint(),
      paths.priceList(),
      paths.privacy(),
      paths.terms(),
      paths.contact(),
      paths.complaints(),
      paths.withdrawal(),
      paths.accessibility(),
      paths.cookieSettings(),
    ]).toMatchInlineSnapshot(`
      [
        "/",
        "/igenyles",
        "/igenyles/gyartok",
        "/igenyles/gyartok/lenovo-npc",
        "/igenyles/gyartok/huawei/garancialis-javitasok",
        "/igenyles/gyartok/apple/fizetos-javitasok",
        "/igenyles/telekom",
        "/igenyles/telekom/garancialis-javitas",
        "/igenyles/vodafone/fizetos-javitas",
        "/igenyles/vodafone/karrendezes",
        "/igenyles/biztositas",
        "/igenyles/biztositasi-szervizgarancia",
        "/igenyles/szervizgarancia-futarszolgaltatas/uj-megrendeles",
        "/igenyles/szervizgarancia-futarszolgaltatas/a1b2",
        "/igenyles/dolgozoknak",
        "/foglalas-kesz",
        "/nyomonkovetes",
        "/bejelentkezes-megerositese#t0k",
        "/igeny-reszletei/MF-1",
        "/javitasi-dokumentumok/nyomonkovetes",
        "/javitasi-dokumentumok/igeny-reszletek/gsm-worksheets/77/documents/t0k",
        "/bejelentkezes",
        "/regisztracio",
        "/elfelejtett-jelszo/v5",
        "/email-cim-megerositese#t0k",
        "/iranyitopult",
        "/iranyitopult/biztonsag",
        "/iranyitopult/szerviz",
        "/iranyitopult/szerviz/kereses",
        "/iranyitopult/szerviz/kereses?mit=123%20456%20789",
        "/iranyitopult/szerviz/munkatarsak",
        "/iranyitopult/szerviz/igenyek/123456789",
        "/iranyitopult/szerviz/uzenetek",
        "/sikeres-fizetes",
        "/visszavont-fizetes",
        "/sikertelen-fizetes",
        "/impresszum",
        "/generalCosts",
        "/adatkezelesi-tajekoztato",
        "/aszf",
        "/kapcsolat",
        "/panaszkezeles",
        "/elallas",
        "/akadalymentesseg",
        "/sutibeallitasok",
      ]
    `))
  it('keep what is filled in to one segment', () => expect(paths.externalRequest('../a b')).toBe('/igeny-reszletei/..%2Fa%20b'))
  it('fit their patterns', () => {
    const filled = { brand: paths.brand('x'), warrantyRepair: paths.warrantyRepair('x'), paidRepair: paths.paidRepair('x') }
    for (const name of ['brand', 'warrantyRepair', 'paidRepair'] as const) expect(patterns[name].replace(':brand', 'x')).toBe(filled[name])
    expect(patterns.documentViewer.replace(':id', '7').replace(':token', 't')).toBe(paths.documentViewer('7', 't'))
    expect(patterns.serviceWarrantyPickup.replace(':identicalHash', 'h')).toBe(paths.serviceWarrantyPickup('h'))
  })
})

describe('second spellings', () => {
  it('lead to the first ones (DESIGN 8.15)', () =>
    expect(redirects).toMatchInlineSnapshot(`
    {
      "/": "/igenyles",
      "/dolgozoknak": "/igenyles/dolgozoknak",
      "/flottakezeles": "/iranyitopult/uj-megrendeles",
      "/igenyles/biztositasi-szerviz": "/igenyles/biztositasi-szervizgarancia",
      "/igenyles/mobilfutar-gyartok": "/igenyles/gyartok",
      "/igenyles/szervizgarancia-futarszolgaltatas": "/igenyles/szervizgarancia-futarszolgaltatas/uj-megrendeles",
      "/igenyles/telekom/fizetos-javitasok": "/igenyles/telekom/fizetos-javitas",
      "/igenyles/vodafone/fizetos-javitasok": "/igenyles/vodafone/fizetos-javitas",
      "/iranyitopult/jelszo-modositasa": "/iranyitopult/biztonsag",
      "/login": "/bejelentkezes",
      "/mobilfutar-gyartok": "/igenyles/gyartok",
      "/mostmobil-szerviz": "/igenyles/telekom",
      "/telekomHome": "/igenyles/telekom",
    }
  `))
  it('never lead to another second spelling', () => {
    for (const target of Object.values(redirects)) expect(Object.keys(redirects)).not.toContain(target)
  })
})

describe('what opens without a network', () => {
  it.each([
    [paths.mieleDay(), true],
    [`${paths.mieleDay()}?nap=2026-11-25`, true],
    [paths.mieleWorksheet(7), true],
    [paths.newMieleWorksheet(), false],
    [paths.lgWorksheets(), false],
    [paths.requestStart(), false],
  ])('%s: %s', (address, opens) => expect(opensOffline(address)).toBe(opens))

  it('is within the folder of its worker, as browsers want it', () =>
    expect(offline.scope.startsWith(offline.worker.slice(0, offline.worker.lastIndexOf('/') + 1))).toBe(true))
})

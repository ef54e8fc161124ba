import { expect, test } from 'vitest'
import { groupBankAccount } from '#accounts/bank-account-in-words.ts'
import type { Language } from '#base/languages.ts'
import { translatorOf } from '#base/texts.ts'
import { formatsOf } from '#base/web/formats.ts'
import { filledForm, sampleSetup } from '#testing/booking-setups.ts'
import { laterTexts } from '../../later-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { noDocuments } from '../booking/draft-documents.ts'
import { answersOf } from './answers.ts'

const setup = sampleSetup()
const words = {
  t: await translatorOf(laterTexts, 'hu'),
  ofSteps: await translatorOf(requestTexts, 'hu'),
  formats: formatsOf('hu'),
  colours: [{ id: 1, name: 'fekete', hex: '#000000' }],
  accountInWords: String,
}

function said(change: (form: BookingForm) => void = () => {}, language: Language = 'hu') {
  const form = filledForm(setup)
  change(form)
  const groups = answersOf(form, setup, noDocuments, { ...words, language })
  return Object.fromEntries(groups.flatMap(({ title, answers }) => answers.map(({ name, value }) => [`${title} / ${name}`, value])))
}

test('every answer in the customer’s words, and none for what was left empty', () => {
  expect(said()).toEqual({
    'Készülék / Márka': 'Samsung',
    'Készülék / Fajta': 'Mobiltelefon',
    'Készülék / Típus': 'Galaxy S24',
    'Készülék / IMEI-szám': '490154203237518',
    'Hiba és iratok / A hiba leírása': 'Nem tölt.',
    'Személy / Név': 'Kovács Anna',
    'Személy / E-mail-cím': 'anna@pelda.hu',
    'Személy / Telefonszám': '+36\u00A030\u00A0123\u00A04567',
    'Felvétel / Időpont': 'november 24., kedd, 8 és 17 óra között',
    'Felvétel / Felvételi cím': '1134 Budapest, Váci út 43.',
    'Felvétel / Visszaszállítás': 'Ugyanoda',
    'Számlázás / Számlázási név': 'Kovács Anna',
    'Számlázás / Számlázási cím': 'Megegyezik a felvétel címével',
  })
})

test('an identifier is said as it will stand on the papers, however it was typed', () => {
  const answers = said(({ serviceRequest }) => {
    Object.assign(serviceRequest, { identifier: ' 49-015420-323751/8', imei2: '35 209900 176148 1', troubleDescription: 'Nem tölt.\n\n' })
  })
  expect(answers).toMatchObject({
    'Készülék / IMEI-szám': '490154203237518',
    'Készülék / Második IMEI-szám': '352099001761481',
    'Hiba és iratok / A hiba leírása': 'Nem tölt.',
  })
})

test('a name is written as the language of the page writes it', () => {
  expect(Object.values(said(undefined, 'de')).filter((value) => value.includes('Kovács'))).toEqual(['Anna Kovács', 'Anna Kovács'])
})

test('a company, a locker and a temporary identifier', () => {
  expect(
    said(({ customer, deliveryOutAddress, serviceRequest }) => {
      Object.assign(customer, { isCompany: true, companyName: 'Duna', businessForm: 1, taxNumber: '12345676-2-41' })
      Object.assign(deliveryOutAddress, { kind: 'locker', code: 'HU1', pointName: 'Foxpost Árkád' })
      Object.assign(serviceRequest, { identifierGenerated: true, deviceColourId: 1, purchasePrice: '189990' })
    }),
  ).toMatchObject({
    'Készülék / Szín': 'fekete',
    'Készülék / IMEI-szám': '490154203237518 (ideiglenes)',
    'Készülék / Vételár': '189\u00A0990\u00A0Ft',
    'Felvétel / Visszaszállítás': 'Foxpost Árkád',
    'Számlázás / Számlázási név': 'Duna Kft.',
    'Számlázás / Adószám': '12345676-2-41',
  })
})

test('the pickup address typed anew, in another spelling, is told as the same; another floor is not', () => {
  const again = { postalCode: '1134', city: 'BUDAPEST', publicPlaceName: 'váci', publicPlaceType: 'út', streetNumber: '43' }
  const typed = (other: string) =>
    said(({ deliveryOutAddress, billingAddress }) => {
      Object.assign(deliveryOutAddress, { ...again, other, kind: 'address' })
      Object.assign(billingAddress, { ...again, other, kind: 'address', billingName: 'Kovács Anna' })
    })
  expect(typed('')).toMatchObject({ 'Felvétel / Visszaszállítás': 'Ugyanoda', 'Számlázás / Számlázási cím': 'Megegyezik a felvétel címével' })
  expect(typed('2. emelet')).toMatchObject({ 'Felvétel / Visszaszállítás': '1134 BUDAPEST, váci út 43., 2. emelet' })
})

test('of a sale the seller is said, and the account as people read it', () => {
  const sold = { ...setup, form: { ...setup.form, definition: { ...setup.form.definition, buyback: true } } }
  const form = { ...filledForm(sold), payoutAccount: '1177301611111018' }
  const [seller] = answersOf(form, sold, noDocuments, { ...words, language: 'hu', accountInWords: groupBankAccount }).slice(-1)
  expect(seller).toMatchObject({
    title: 'Eladó és kifizetés',
    answers: [
      { name: 'Az eladó neve', value: 'Kovács Anna' },
      { name: 'Az eladó címe', value: 'Megegyezik a felvétel címével' },
      { name: 'Bankszámlaszám', value: '11773016-11111018' },
    ],
  })
})

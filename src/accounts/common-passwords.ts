import { normalised } from '#base/normalised.ts'

/**
 * The words behind the passwords everybody tries first. Of the ten thousand most used passwords hardly one has all four kinds of
 * characters; those that do (`P@ssw0rd1!`, `Jelszó123.`) are one of these words, dressed up.
 */
const words = `
  password passwort passw pass word geslo jelszo jelszavam titok titkos belepes login welcome letmein letme changeme change secret secure
  admin administrator root user guest test tester demo default master system server access login hello helloworld
  qwert qwerty qwertz qwertyuiop qwertzuiop asdf asdfg asdfgh asdfghjkl yxcvbn zxcvbn qaz qazwsx wsx edc qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh
  iloveyou szeretlek love lovely princess sunshine monkey dragon shadow football baseball basketball superman batman pokemon starwars
  trustno whatever freedom cookie flower summer winter spring autumn january february march april june july august september october november december
  nyar tavasz osz tel januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december
  hetfo kedd szerda csutortok pentek szombat vasarnap monday tuesday wednesday thursday friday saturday sunday
  budapest magyar magyarorszag hungary debrecen szeged ferencvaros fradi ujpest ronaldo messi barcelona liverpool chelsea arsenal
  michael jennifer jessica daniel thomas robert andrew charlie ashley matthew joshua george jordan harley
  anna eva peter tamas zsolt attila laszlo istvan janos zoltan balazs krisztina katalin
  samsung apple iphone android nokia huawei xiaomi galaxy google facebook microsoft windows computer internet service szerviz mobil mobilfutar futar telefon
  kiscica cica kutya kiskutya macska csillag napsugar virag boci maci tigris
`
  .trim()
  .split(/\s+/)

const common = new Set(words)

const swaps: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't', '+': 't' }

const undress = (text: string) => text.replace(/[@431!0$57+]/g, (sign) => swaps[sign] ?? sign).replace(/[^a-z]/g, '')

/** Whether a password is a much-used word under capitals, accents, swapped signs, and figures at its ends; or a few signs repeated. */
export function isCommonPassword(password: string): boolean {
  const plain = normalised(password, 'NFD').replace(/\p{M}/gu, '').toLowerCase()
  const middle = plain.replace(/^[^a-z@$]+|[^a-z]+$/g, '')
  return new Set(plain).size < 5 || common.has(undress(middle)) || common.has(plain.replace(/[^a-z]/g, ''))
}

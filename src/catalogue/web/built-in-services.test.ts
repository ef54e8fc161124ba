import { expect, test } from 'vitest'
import { translatorOf } from '#base/texts.ts'
import { knownBrand } from '../known-brands.ts'
import { brandServiceLink, operatorServiceLink } from '../service-link.ts'
import { catalogueTexts } from '../texts.ts'
import { builtInBrandServices, builtInOperatorServices } from './built-in-services.ts'

const t = await translatorOf(catalogueTexts, 'hu')

// SPEC 8: where the catalogue answers 500, a service entry still leads to its forms. SPEC 2: which there are.
test.each([
  ['huawei', ['/igenyles/gyartok/huawei/garancialis-javitasok', '/igenyles/gyartok/huawei/fizetos-javitasok']],
  ['apple', ['/igenyles/gyartok/apple/fizetos-javitasok']],
  ['samsung', ['/igenyles/gyartok/samsung/garancialis-javitasok']],
])('%s leads to its forms without the catalogue', (slug, addresses) => {
  const brand = knownBrand(slug)
  const services = brand ? builtInBrandServices(brand, t) : []
  expect(services.map((service) => brandServiceLink(slug, service).path)).toEqual(addresses)
  expect(services.every(({ serviceName }) => serviceName.length > 3)).toBe(true)
})

test.each([
  ['telekom', ['garancialis-javitas', 'fizetos-javitas']],
  ['vodafone', ['garancialis-javitas', 'fizetos-javitas', 'karrendezes']],
] as const)('%s leads to its forms without the catalogue', (operator, ends) => {
  const paths = builtInOperatorServices(operator, t).map((service) => operatorServiceLink(operator, service).path)
  expect(paths).toEqual(ends.map((end) => `/igenyles/${operator}/${end}`))
})

import { describe, expect, test } from 'vitest'
import { brandServiceLink, operatorServiceLink, ownServiceLink } from './service-link.ts'

const service = (warrantyTypeId: number, url: string | null = null, id = 1) => ({ id, warrantyTypeId, url })

describe('where a service leads (SPEC 3)', () => {
  test("a brand's forms", () => {
    expect(brandServiceLink('asus', service(1))).toEqual({
      path: '/igenyles/gyartok/asus/garancialis-javitasok',
      isExternalLink: false,
      icon: 'warranty',
    })
    expect(brandServiceLink('asus', service(2))).toEqual({ path: '/igenyles/gyartok/asus/fizetos-javitasok', isExternalLink: false, icon: 'paid' })
  })
  test('another site', () => {
    expect(brandServiceLink('samsung', service(2, 'https://www.samsung.com/'))).toEqual({
      path: 'https://www.samsung.com/',
      isExternalLink: true,
      icon: 'paid',
    })
  })
  test('other warranty types have neither page nor icon', () => {
    expect(brandServiceLink('asus', service(3))).toEqual({ path: null, isExternalLink: false, icon: null })
  })
  test('damage settlement is Vodafone’s', () => {
    expect(operatorServiceLink('vodafone', service(3)).path).toBe('/igenyles/vodafone/karrendezes')
    expect(operatorServiceLink('telekom', service(3)).path).toBeNull()
  })
  test('service entries of their own', () => {
    expect(ownServiceLink(service(3, null, 30)).path).toBe('/igenyles/biztositasi-szervizgarancia')
    expect(ownServiceLink(service(1, null, 32)).path).toBe('/igenyles/szervizgarancia-futarszolgaltatas/uj-megrendeles')
    expect(ownServiceLink(service(2, null, 33)).path).toBe('/igenyles/dolgozoknak')
  })
})

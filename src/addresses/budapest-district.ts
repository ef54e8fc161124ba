const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
const roman = (n: number) => 'X'.repeat(Math.floor(n / 10)) + ones[n % 10]

/** DOMAIN 1.1: in `1XXY` XX is the district of Budapest. Only 1007, Margitsziget, belongs to none. */
export function budapestDistrict(postalCode: string): string | null {
  const district = /^1\d{3}$/.test(postalCode) ? Number(postalCode.slice(1, 3)) : 0
  return district >= 1 && district <= 23 ? roman(district) : null
}

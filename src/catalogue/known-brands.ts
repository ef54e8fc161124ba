/**
 * The brands as SPEC 2 lists them: drawn before the catalogue answers, and shown instead of it when it cannot (SPEC 8).
 * `warranty`, `paid`: whether a form of ours exists. A test holds it against the seeds.
 */
export type KnownBrand = { readonly id: number; readonly slug: string; readonly name: string; readonly warranty: boolean; readonly paid: boolean }

const noWarranty: readonly string[] = ['apple', 'lg', 'tcl']
const noPaid: readonly string[] = ['samsung', 'xiaomi']

/** SPEC 2: brand ids 1 to 13 form the partner list. */
export const isPartner = (brandId: number) => brandId <= 13

const rows = [
  [1, 'alcatel', 'Alcatel'],
  [2, 'apple', 'Apple'],
  [3, 'asus', 'ASUS'],
  [4, 'cat', 'CAT'],
  [98, 'google', 'Google'],
  [5, 'gopro', 'GoPro'],
  [113, 'hmd', 'HMD'],
  [6, 'honor', 'HONOR'],
  [7, 'huawei', 'HUAWEI'],
  [112, 'infinix', 'Infinix'],
  [102, 'irobot', 'iRobot'],
  [8, 'lenovo', 'Lenovo'],
  [9, 'lenovo-npc', 'Lenovo Notebook & PC'],
  [10, 'lenovo-think', 'Lenovo Think'],
  [11, 'lg', 'LG'],
  [64, 'nokia', 'Nokia'],
  [101, 'okai', 'OKAI'],
  [90, 'oppo', 'OPPO'],
  [94, 'realme', 'realme'],
  [97, 'roborock', 'Roborock'],
  [12, 'samsung', 'Samsung'],
  [91, 'tcl', 'TCL'],
  [110, 'tecno', 'TECNO'],
  [100, 'tesla', 'TESLA'],
  [111, 'vivo', 'vivo'],
  [13, 'xiaomi', 'Xiaomi'],
] as const

export const knownBrands: readonly KnownBrand[] = rows.map(([id, slug, name]) => ({
  id,
  slug,
  name,
  warranty: !noWarranty.includes(slug),
  paid: !noPaid.includes(slug),
}))

export const knownBrand = (slug: string) => knownBrands.find((brand) => brand.slug === slug)

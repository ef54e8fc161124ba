import { knownBrands } from '#catalogue/known-brands.ts'
import { paths } from '../paths.ts'
import { operatorSlugs } from '../public-paths.ts'

/** The pages written to HTML at build, in Hungarian: what search engines and first visits open. They show no one's data. */
export const prerendered: readonly string[] = [
  paths.home(),
  paths.requestStart(),
  paths.brands(),
  ...knownBrands.map(({ slug }) => paths.brand(slug)),
  ...knownBrands.flatMap(({ slug, warranty, paid }) => [
    ...(warranty ? [paths.warrantyRepair(slug)] : []),
    ...(paid ? [paths.paidRepair(slug)] : []),
  ]),
  ...operatorSlugs.map((slug) => paths.operator(slug)),
  paths.insurance(),
  paths.tracking(),
  paths.login(),
  paths.registration(),
  paths.myDataLink(),
  paths.imprint(),
  paths.developers(),
  paths.priceList(),
  paths.calculator(),
  paths.privacy(),
  paths.terms(),
  paths.contact(),
  paths.complaints(),
  paths.withdrawal(),
  paths.accessibility(),
  paths.cookieSettings(),
]

import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { tableFile } from '#base/server/tables/table-file.ts'
import type { CsvCell } from '#base/server/tables/write-csv.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { Price } from '../../price.ts'
import type { priceDeskApi } from '../../price-desk.api.ts'
import { kindWords, type PriceColumn, priceColumns } from '../../price-file.ts'
import { filteredPrices } from './list-prices.ts'
import { type PriceNames, priceNames } from './price-names.ts'

/** The list in the columns that an import reads, with Hungarian names. */
export async function exportPrices(ctx: ReadContext & Call, { query }: Input<typeof priceDeskApi.exportPrices>): Promise<FileAnswer> {
  const names = await priceNames(ctx, 'hu')
  const rows = [Object.keys(priceColumns), ...(await filteredPrices(ctx, query, names)).map((price) => cellsOf(price, names))]
  return tableFile({ name: `arlista-${query.on ?? budapestDay(ctx.now)}`, format: query.format, sheet: 'Árlista', rows })
}

function cellsOf(price: Price, { brands, groups, types, faults, services, nameOf }: PriceNames): CsvCell[] {
  const type = price.productTypeId === null ? undefined : types.get(price.productTypeId)
  const cells: Readonly<Record<PriceColumn, CsvCell>> = {
    fajta: kindWords[price.kind],
    marka: nameOf(brands, type?.brandId ?? price.brandId),
    termekcsoport: nameOf(groups, price.productGroupId),
    tipus: type?.factoryName ?? '',
    hiba: nameOf(faults, price.failureOptionId),
    szolgaltatas: nameOf(services, price.serviceOptionId),
    fokozat: price.grade,
    tarhely_gb: price.storageGb,
    netto_tol: price.netFrom,
    netto_ig: price.netTo,
    perc: price.labourMinutes,
    alkatresz: price.partsNote,
    nap_tol: price.daysFrom,
    nap_ig: price.daysTo,
    vege: '',
    megjegyzes_hu: price.notes.hu ?? '',
    megjegyzes_en: price.notes.en ?? '',
    megjegyzes_de: price.notes.de ?? '',
    megjegyzes_sl: price.notes.sl ?? '',
  }
  return Object.values(cells)
}

import { useMemo } from 'react'
import { intlLocales } from '#base/languages.ts'
import { useFormats } from '#base/web/formats.ts'
import { useLanguage } from '#base/web/language.tsx'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { Cell, CellKind } from '../../report-table.ts'

/** How a cell of a report is read; a dash where there is nothing. */
export function useCellWords(): (cell: Cell, kind: CellKind | undefined) => string {
  const { language } = useLanguage()
  const formats = useFormats()
  return useMemo(() => {
    const number = new Intl.NumberFormat(intlLocales[language], { maximumFractionDigits: 1 })
    const share = new Intl.NumberFormat(intlLocales[language], { style: 'percent' })
    return (cell, kind) => {
      if (cell === null) return '–'
      if (typeof cell === 'number')
        return kind === 'forints' ? formats.forint(cell) : kind === 'percent' ? share.format(cell / 100) : number.format(cell)
      if (kind === 'request') return formatRequestNumber(Number(cell))
      return kind === 'day' ? formats.day(cell) : kind === 'moment' ? formats.moment(cell) : cell
    }
  }, [language, formats])
}

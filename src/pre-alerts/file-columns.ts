import type { AnnouncedDevice } from './pre-alert.ts'

/** The columns of a file of pre-alerts, in the order of the template; the first name of each is ours (decision 87). */
export const fileColumns = {
  reference: ['hivatkozas', 'partner hivatkozás', 'hivatkozás', 'reference', 'partner reference', 'referenz', 'referenca'],
  brandId: ['marka', 'márka', 'gyártó', 'brand', 'manufacturer', 'marke', 'hersteller', 'znamka'],
  device: ['keszulek', 'készülék', 'típus', 'modell', 'device', 'model', 'gerät', 'typ', 'naprava'],
  identifier: ['azonosito', 'azonosító', 'imei', 'imei szám', 'gyári szám', 'identifier', 'serial number', 'seriennummer', 'serijska številka'],
  expectedOn: ['varhato_nap', 'várható nap', 'várható érkezés', 'érkezés', 'expected', 'expected day', 'arrival', 'erwartet', 'pričakovano'],
  note: ['megjegyzes', 'megjegyzés', 'note', 'comment', 'bemerkung', 'opomba'],
} as const satisfies Readonly<Record<keyof AnnouncedDevice, readonly string[]>>

export type FileColumn = keyof typeof fileColumns
const isColumn = (name: string): name is FileColumn => name in fileColumns
export const fileColumnNames: readonly FileColumn[] = Object.keys(fileColumns).filter(isColumn)

/** Without these no row says what it needs to. */
export const requiredColumns: readonly FileColumn[] = ['reference', 'device', 'expectedOn']

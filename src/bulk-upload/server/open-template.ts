import type { Input } from '#base/endpoint.ts'
import { mediaTypes } from '#base/media-types.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { writtenTables } from '#base/server/tables/tables.ts'
import { writeCsv } from '#base/server/tables/write-csv.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { everyBrand } from '#catalogue/server/brand-store.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { everyProductGroup } from '#catalogue/server/product-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { pickupOffer } from '#requests/server/pickup/pickup-offer.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import { type Column, columnNames, exampleImei, isRequired } from '../columns.ts'
import { bulkUploadTexts } from '../texts.ts'
import { maxRows } from '../upload.ts'
import { senderOf } from './sender.ts'

/** The file to fill in, by the column names of GAPS D6, which every language reads; what they mean stands on a sheet in the reader's. */
export async function openUploadTemplate(ctx: ReadContext & Call, { query }: Input<typeof bulkUploadApi.openUploadTemplate>): Promise<FileAnswer> {
  const t = await translatorOf(bulkUploadTexts, ctx.language)
  const example = await exampleOf(ctx)
  const row = columnNames.map((column) => example[column] ?? '')
  const name = t('template.fileName')
  if (query.format === 'csv')
    return { name: `${name}.csv`, body: writeCsv([columnNames, row]), mediaType: 'text/csv; charset=utf-8', disposition: 'attachment' }
  const lists = await listsOf(ctx)
  const bytes = await writtenTables.run('writeForm', {
    sheet: t('template.sheet'),
    columns: columnNames.map((column) => ({
      heading: column,
      width: Math.max(column.length + 2, (example[column] ?? '').length + 2, 12),
      ...(lists[column]?.length ? { list: lists[column] } : {}),
    })),
    rows: [row],
    listSheet: t('template.lists'),
    notes: {
      sheet: t('template.notes'),
      rows: [
        [t('template.column'), t('template.required'), t('template.meaning')],
        ...columnNames.map((column) => [column, isRequired(column) ? t('template.yes') : '', t(`columns.${column}`)]),
      ],
    },
    maxRows,
  })
  return {
    name: `${name}.xlsx`,
    body: Buffer.from(bytes),
    mediaType: mediaTypes.xlsx,
    disposition: 'attachment',
  }
}

async function listsOf(ctx: ReadContext & Call): Promise<Partial<Record<Column, string[]>>> {
  const { language } = ctx
  const { costCentres, places } = await senderOf(ctx)
  const names = async (kind: 'failureOptions' | 'accessories' | 'simLocks') => (await lookupOf(ctx, language, kind)).map(({ name }) => name)
  return {
    javitas_tipusa: ['1', '2', '3'],
    marka: (await everyBrand(ctx, language)).map(({ brandName }) => brandName),
    termekcsoport: (await everyProductGroup(ctx, language)).map(({ name }) => name),
    hibakategoria: await names('failureOptions'),
    tartozekok: await names('accessories'),
    simlock: await names('simLocks'),
    visszaszallitas_megegyezik: ['I', 'N'],
    idosav: ['8-17', '8-12', '12-17'],
    koltseghely: costCentres.map(({ code }) => code),
    felvetel_mentett_cim: places.map(({ name: saved }) => saved),
  }
}

/** A row that would be taken today, but for its number: a forgotten example is no order. */
async function exampleOf(ctx: ReadContext & Call): Promise<Partial<Record<Column, string>>> {
  const { days } = await pickupOffer(ctx, '1134')
  const groups = await everyProductGroup(ctx, ctx.language)
  const [fault] = await lookupOf(ctx, ctx.language, 'failureOptions')
  return {
    partner_hivatkozas: 'FLOTTA-0001',
    javitas_tipusa: '2',
    marka: 'HUAWEI',
    termekcsoport: groups[0]?.name ?? '',
    tipus: 'P30 Pro',
    imei_1: exampleImei,
    vasarlas_datuma: `${Number(budapestDay(ctx.now).slice(0, 4)) - 1}-03-07`,
    hibaleiras: 'Nem kapcsol be.',
    hibakategoria: fault?.name ?? '',
    kapcsolattarto_nev: 'Nagy Éva',
    telefon: '+36 30 123 4567',
    email: 'nagy.eva@pelda.hu',
    felvetel_irsz: '1134',
    felvetel_varos: 'Budapest',
    felvetel_kozterulet: 'Váci',
    felvetel_jelleg: 'út',
    felvetel_hazszam: '43',
    visszaszallitas_megegyezik: 'I',
    szamlazasi_cim: 'alapertelmezett',
    felvetel_napja: days[0]?.day ?? '',
    idosav: '8-17',
  }
}

import type { Upload } from '#base/server/http/http-files.ts'
import { longTables, tablePool, tableReader } from '#base/server/tables/table-reader.ts'
import type { CodList } from '../cash-on-delivery/cod-list.ts'
import type { ProviderList } from '../provider-lists/provider-list.ts'
import type { Statement } from '../statements/statement.ts'
import type { ReadingTasks } from './reading-tasks.ts'

/** Lists of banks and payment providers, which finance sends: a month may have 20,000 rows. */
const read = tableReader(tablePool<ReadingTasks>(new URL('./reading-tasks.ts', import.meta.url), longTables))

/** @throws Refusal TABLE_NOT_KNOWN, TABLE_NOT_READABLE, TABLE_TOO_LONG, OVERLOADED */
export const readStatementUpload = (upload: Upload): Promise<Statement> => read('readStatement', upload, { path: upload.path })

/** @throws Refusal as above */
export const readCodUpload = (upload: Upload): Promise<CodList> => read('readCodList', upload, { path: upload.path })

/** @throws Refusal as above */
export const readProviderUpload = (upload: Upload): Promise<ProviderList> => read('readProviderList', upload, { path: upload.path })

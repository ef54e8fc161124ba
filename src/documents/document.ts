/** SPEC 3: the documents of a request; the statement about a device that was bought is ours. The wire name of a token is the type with `Hash`. */
export const documentTypes = [
  'warrantyCard',
  'invoice',
  'faultReport',
  'handoverDocument',
  'gsmQuotation',
  'dolphinInvoice',
  'gsmRepairWorksheet',
  'appleDocument',
  'buybackStatement',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** What a document is called in lists: its type, but an invoice's papers each have a name of their own, for a proforma is no invoice. */
export const documentTitles = [...documentTypes, 'proforma', 'stornoInvoice', 'correctingInvoice'] as const
export type DocumentTitle = (typeof documentTitles)[number]

/** The documents the portal writes itself; `src/document-makers.ts` says how each is made. */
const ownDocumentTypes = [
  'handoverDocument',
  'gsmQuotation',
  'faultReport',
  'gsmRepairWorksheet',
  'buybackStatement',
] as const satisfies readonly DocumentType[]
export type OwnDocumentType = (typeof ownDocumentTypes)[number]
export const isOwnDocument = (type: DocumentType): type is OwnDocumentType => ownDocumentTypes.some((own) => own === type)

/** SPEC 3, hash form: one token a type. Apple documents come several at a time, and the statement is not SPEC's, so only the list of documents has theirs. */
export type DocumentHashes = Readonly<Record<`${Exclude<DocumentType, 'appleDocument' | 'buybackStatement'>}Hash`, string | null>>

/** Reads `invoice` and `invoiceHash` alike; anything else is no type of ours. */
export const toDocumentType = (word: string): DocumentType | null => documentTypes.find((type) => word === type || word === `${type}Hash`) ?? null

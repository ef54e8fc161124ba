import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSecrets, type Secrets } from '#base/server/secrets.ts'
import { newToken, sha256 } from '#base/server/tokens.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { workbench } from '#testing/job-context.ts'
import { addAccount, start as now, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { type DocumentType, documentTypes } from './document.ts'
import { createDocumentLink, type LinkHolder } from './server/document-link.ts'
import { addDocument, addOwnDocument, replaceOwnDocument, revokeDocumentLinks } from './server/document-store.ts'
import { drawDocuments } from './server/draw-documents.ts'

const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const types = documentTypes.filter((type) => type !== 'handoverDocument')

let portal: TestPortal
let secrets: Secrets
beforeAll(async () => {
  portal = await startPortal()
  secrets = (await loadSecrets(portal.db)).secrets
})
afterAll(() => portal.stop())

const linkTo = (documentId: string, { holder = { kind: 'request', id: 1 }, made = now }: { holder?: LinkHolder; made?: Temporal.Instant } = {}) =>
  createDocumentLink(secrets, made, { documentId, generation: 0, holder })

/** A document whose file is on the disk of the portal, and a link to it. */
async function givenDocument(requestId: number, type: DocumentType, mediaType = 'application/pdf') {
  const { openFiles } = await import('#base/server/files/files.ts')
  const key = await (await openFiles(portal.env)).storeBytes(pdf)
  const file = { key, sha256: sha256(pdf), size: pdf.length, mediaType }
  const id = await addDocument(portal.db, { requestId, type, name: `${type} őű.pdf`, language: 'hu', createdBy: 'customer', now, file })
  return { id, token: linkTo(id) }
}

describe('a link to a document', () => {
  it('opens only its own type, and only under the number of its own request', async () => {
    const requests = await Promise.all([insertRequest(portal.db), insertRequest(portal.db, { gsmWorksheetId: 'TC-2026-000123' })])
    const worksheets = [String(requests[0]), 'TC-2026-000123']
    const storedDocuments = await Promise.all(
      types.flatMap((type) => requests.map(async (id, i) => ({ type, worksheet: worksheets[i], ...(await givenDocument(id, type)) }))),
    )
    for (const { token, type, worksheet } of storedDocuments) {
      for (const asked of documentTypes) {
        const { status, body } = await portal.call('GET', `/api/documents-viewer/${asked}/${token}`)
        expect(status).toBe(asked === type ? 200 : 404)
        if (asked !== type) expect(body.code).toBe('DOCUMENT_NOT_FOUND')
      }
      for (const asked of [...worksheets, String(requests[1])]) {
        const { status } = await portal.call('GET', `/api/gsm-worksheets/${asked}/documents/${token}`)
        expect(status).toBe(asked === worksheet ? 200 : 404)
      }
    }
  })

  it('of a file that is not what was stored, or is gone, says to come again and opens nothing, and the next one opens (SECURITY F10, F38)', async () => {
    const requestId = await insertRequest(portal.db)
    const [changed, gone, whole] = [
      await givenDocument(requestId, 'invoice'),
      await givenDocument(requestId, 'faultReport'),
      await givenDocument(requestId, 'warrantyCard'),
    ]
    const fileOf = async ({ id }: { id: string }) => {
      const { fileKey } = await portal.db.selectFrom('documents').select('fileKey').where('id', '=', id).executeTakeFirstOrThrow()
      return path.join(portal.env.DATA_DIR, 'files', fileKey ?? '')
    }
    const bytes = Buffer.from(pdf)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(await fileOf(changed), bytes)
    await rm(await fileOf(gone))
    for (const [type, { token }] of [
      ['invoice', changed],
      ['faultReport', gone],
    ] as const) {
      const answer = await portal.call('GET', `/api/documents-viewer/${type}/${token}`)
      expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '5', 'FILE_UNREADABLE'])
    }
    const answer = await portal.call('GET', `/api/documents-viewer/warrantyCard/${whole.token}`)
    expect(answer.bytes.equals(Buffer.from(pdf))).toBe(true)
  })

  it('reads the hash form of the type too', async () => {
    const { token } = await givenDocument(await insertRequest(portal.db), 'invoice')
    expect((await portal.call('GET', `/api/documents-viewer/invoiceHash/${token}`)).status).toBe(200)
  })

  it('answers all that it does not open alike: unknown, expired, revoked, foreign, malformed', async () => {
    const request = await insertRequest(portal.db)
    const revoked = await givenDocument(request, 'invoice')
    await revokeDocumentLinks(portal.db, revoked.id)
    const expired = await givenDocument(request, 'invoice')
    const expiredToken = linkTo(expired.id, { made: now.subtract({ hours: 30 * 24 }) })
    const { id: closedOut } = await addAccount(portal.db, { customerType: 'B2C' })
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', closedOut).execute()
    const held = linkTo(expired.id, { holder: { kind: 'account', id: closedOut } })
    const foreign = await givenDocument(request, 'warrantyCard')
    const answers = await Promise.all(
      [newToken(), revoked.token, expiredToken, held, foreign.token, 'x', '%00', '..%2F..%2Fetc', "'--"].map((token) =>
        portal.call('GET', `/api/documents-viewer/invoice/${token}`),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
  })

  it('opens as long as the account it was made for is open', async () => {
    const { id } = await givenDocument(await insertRequest(portal.db), 'invoice')
    const { id: accountId } = await addAccount(portal.db, { customerType: 'B2C' })
    const open = () => portal.call('GET', `/api/documents-viewer/invoice/${linkTo(id, { holder: { kind: 'account', id: accountId } })}`)
    expect((await open()).status).toBe(200)
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', accountId).execute()
    expect((await open()).status).toBe(404)
  })

  it('is not kept, sniffed, framed, indexed or referred to', async () => {
    const { token } = await givenDocument(await insertRequest(portal.db), 'invoice')
    const { headers, bytes } = await portal.call('GET', `/api/documents-viewer/invoice/${token}`)
    expect(bytes.equals(Buffer.from(pdf))).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-disposition': `inline; filename="invoice ou.pdf"; filename*=UTF-8''invoice%20%C5%91%C5%B1.pdf`,
    })
    expect(String(headers['content-security-policy'])).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  })

  it('offers what is no PDF for saving', async () => {
    const { token } = await givenDocument(await insertRequest(portal.db), 'appleDocument', 'image/png')
    const { headers } = await portal.call('GET', `/api/documents-viewer/appleDocument/${token}`)
    expect(headers['content-disposition']).toMatch(/^attachment/)
  })
})

describe('one of our own documents', () => {
  it('is drawn for its readers until its job has stored it, once, and the readers write nothing', async () => {
    const requestId = await insertRequest(portal.db)
    const token = linkTo(await addOwnDocument(portal.db, { requestId, type: 'handoverDocument', name: 'atadas.pdf', language: 'hu', now }))
    const before = await countFiles()
    const answers = await Promise.all(Array.from({ length: 6 }, () => portal.call('GET', `/api/documents-viewer/handoverDocument/${token}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers[0]?.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64')))).toHaveLength(1)
    expect(await countFiles()).toBe(before)
    const { at } = await workbench(portal)
    await drawDocuments.run(at('2026-11-23T08:00:00Z'), { requestId })
    await drawDocuments.run(at('2026-11-23T08:00:00Z'), { requestId })
    expect(await countFiles()).toBe(before + 1)
    expect((await portal.call('GET', `/api/documents-viewer/handoverDocument/${token}`)).bytes.equals(answers[0]?.bytes ?? Buffer.of())).toBe(true)
  })

  it('is drawn anew when what it says has changed; the same link opens the new one', async () => {
    const requestId = await insertRequest(portal.db)
    const document = { requestId, type: 'handoverDocument', name: 'atadas.pdf', language: 'hu', now } as const
    const { at } = await workbench(portal)
    const token = linkTo(await addOwnDocument(portal.db, document))
    await drawDocuments.run(at('2026-11-23T08:00:00Z'), { requestId })
    const before = await countFiles()
    await replaceOwnDocument(portal.db, document)
    await drawDocuments.run(at('2026-11-23T08:00:00Z'), { requestId })
    expect((await portal.call('GET', `/api/documents-viewer/handoverDocument/${token}`)).status).toBe(200)
    expect(await countFiles()).toBe(before + 1)
  })

  const countFiles = async () => (await portal.db.selectFrom('storedFiles').select('key').execute()).length
})

describe('the documents of a request', () => {
  it('are listed with links made for the caller, which open them', async () => {
    const requestId = await insertRequest(portal.db)
    await givenDocument(requestId, 'invoice')
    await givenDocument(requestId, 'appleDocument')
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId })
    const { body } = await portal.call('GET', `/api/customer-requests/${requestId}/documents`, { session })
    expect(Object.keys(body.data).sort()).toEqual(
      [
        'warrantyCardHash',
        'invoiceHash',
        'faultReportHash',
        'handoverDocumentHash',
        'gsmQuotationHash',
        'dolphinInvoiceHash',
        'gsmRepairWorksheetHash',
        'documents',
      ].sort(),
    )
    expect(body.data.warrantyCardHash).toBeNull()
    expect(body.data.documents).toHaveLength(2)
    expect((await portal.call('GET', `/api/documents-viewer/invoice/${body.data.invoiceHash}`)).status).toBe(200)
    for (const { worksheetId, token } of body.data.documents)
      expect((await portal.call('GET', `/api/gsm-worksheets/${worksheetId}/documents/${token}`)).status).toBe(200)
  })

  it('open for whoever holds the request and for nobody else', async () => {
    const { id: owner } = await addAccount(portal.db, { customerType: 'B2C' })
    const requestId = await insertRequest(portal.db, { accountId: owner })
    const other = await insertRequest(portal.db)
    await givenDocument(requestId, 'invoice')
    const session = (about: Parameters<typeof sessionOf>[1]) => sessionOf(portal.db, about)
    const { id: stranger } = await addAccount(portal.db, { customerType: 'B2C' })
    const { id: clerk } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['document.viewAll'] })
    const { id: newcomer } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue', 'document.upload'] })
    const holders = [
      await session({ kind: 'tracking', requestId }),
      await session({ kind: 'viewer', requestId }),
      await session({ kind: 'account', accountId: owner }),
      await session({ kind: 'account', accountId: clerk }),
    ]
    const strangers = [
      await session({ kind: 'tracking', requestId: other }),
      await session({ kind: 'viewer', requestId: other }),
      await session({ kind: 'account', accountId: stranger }),
      await session({ kind: 'account', accountId: newcomer }),
    ]
    const open = (caller: { token: string; cookie: string }) =>
      Promise.all([
        portal.call('GET', `/api/customer-requests/${requestId}/documents`, { session: caller }),
        portal.call('POST', '/api/documents', { session: caller, body: { documentType: 'invoiceHash', crmRequestId: requestId } }),
      ])
    for (const holder of holders) expect((await open(holder)).map(({ status }) => status)).toEqual([200, 200])
    for (const foreigner of strangers) {
      const missing = await portal.call('GET', '/api/customer-requests/1/documents', { session: foreigner })
      for (const { status, body } of await open(foreigner)) {
        expect(status).toBe(404)
        expect(body).toEqual(missing.body)
      }
    }
    expect((await portal.call('GET', `/api/customer-requests/${requestId}/documents`)).status).toBe(401)
  })

  it('are not found where there is none of the type', async () => {
    const requestId = await insertRequest(portal.db)
    const session = await sessionOf(portal.db, { kind: 'viewer', requestId })
    for (const documentType of ['invoice', 'nothing', '../secret']) {
      const { status, body } = await portal.call('POST', '/api/documents', { session, body: { documentType, crmRequestId: requestId } })
      expect([status, body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND'])
    }
    const { status } = await portal.call('POST', '/api/documents', { session, body: { documentType: 'invoice', crmRequestId: 'x', path: '/etc' } })
    expect(status).toBe(422)
  })
})

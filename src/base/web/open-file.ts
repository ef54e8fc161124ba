import type { Endpoint } from '../endpoint.ts'
import { type CallInput, send } from './call.ts'
import { CallRefused } from './call-refused.ts'
import { baseWords } from './transport-refusal.ts'

/** SPEC 8: whatever goes wrong with a download is status 999, with the server's own sentence where there is one. */
const downloadFailed = 999

/** Long enough for the new tab to read it. */
const addressLife = 60_000

/**
 * Fetches a file: a PDF opens in a new tab, anything else is saved. Call it straight from the click: the tab is opened
 * before the answer is here, or browsers would block it.
 * @throws CallRefused with status 999
 */
export async function openFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const file = await fetchFile(endpoint, input)
    const address = URL.createObjectURL(file.blob)
    setTimeout(() => URL.revokeObjectURL(address), addressLife)
    if (file.isPdf && tab) return tab.location.replace(address)
    tab?.close()
    save(address, file.name)
  } catch (error) {
    tab?.close()
    throw error
  }
}

/** Fetches a file and saves it, PDF or not. */
export async function saveFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  const file = await fetchFile(endpoint, input)
  saveBlob(file.blob, file.name)
}

/** Saves what the page itself holds. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(address), addressLife)
  save(address, name)
}

type FetchedFile = { readonly blob: Blob; readonly name: string; readonly isPdf: boolean }

/** The bytes decide what a PDF is: an answer that only says so must never run as a page of ours. */
export async function fetchFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<FetchedFile> {
  try {
    const response = await send(endpoint, input)
    const bytes = await response.arrayBuffer()
    const isPdf = new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-'
    const blob = new Blob([bytes], { type: isPdf ? 'application/pdf' : 'application/octet-stream' })
    return { blob, isPdf, name: fileNameIn(response.headers.get('Content-Disposition')) }
  } catch (error) {
    if (error instanceof CallRefused) {
      const { code, message, fields } = error
      throw new CallRefused({ status: downloadFailed, code, message, fields })
    }
    throw new CallRefused({ status: downloadFailed, code: 'DOWNLOAD_FAILED', message: (await baseWords())('downloadFailed') })
  }
}

/** The name the server gave: `filename*=UTF-8''…` first. */
export function fileNameIn(disposition: string | null): string {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? 'mobilfutar'
}

function save(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

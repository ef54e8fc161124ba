type Sent = { readonly method: string; readonly headers: Headers; readonly body: BodyInit | null; readonly signal: AbortSignal }

/**
 * `fetch` for uploads that say how far they are: fetch itself tells nothing of what it has sent.
 * @param onSent the share of the body that has left, from 0 to 1
 * @throws TypeError when there is no answer, and the signal's reason when it is given up, as fetch does
 */
export function fetchWithProgress(address: string, { method, headers, body, signal }: Sent, onSent: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.responseType = 'blob'
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.status === 204 ? null : request.response, { status: request.status }))
    request.onerror = () => reject(new TypeError('No answer'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body as XMLHttpRequestBodyInit | null)
  })
}

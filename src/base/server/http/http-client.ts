type Asking = { method?: 'GET' | 'POST' | 'DELETE'; headers?: Record<string, string>; body?: string; patienceMs: number; maxBytes: number }

/**
 * One call to a service outside: no redirects, a time-out, a size.
 * @returns the status, the headers, the bytes that came with it, and their JSON; undefined where they are none
 * @throws Error when no whole answer came in time. What was asked may have been done all the same.
 */
export async function httpClient(
  url: string,
  { method = 'GET', headers = {}, body, patienceMs, maxBytes }: Asking,
): Promise<{ status: number; header: (name: string) => string | undefined; json: unknown; bytes: Uint8Array }> {
  const answer = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
    ...(body === undefined ? {} : { body }),
  })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new Error(`More than ${maxBytes} bytes were answered`)
    parts.push(part)
  }
  const bytes = Buffer.concat(parts)
  return { status: answer.status, header: (name) => answer.headers.get(name) ?? undefined, bytes, json: parsed(bytes) }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

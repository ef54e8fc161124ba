import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeServer = {
  readonly url: string
  /** Answers that never come; they are let go when the server stops. */
  readonly hanging: Set<ServerResponse>
  readonly stop: () => Promise<void>
}

/** A provider on the loopback: `answer` gets each request with its whole body. */
export async function startFakeServer(answer: (request: IncomingMessage, text: string, response: ServerResponse) => unknown): Promise<FakeServer> {
  const hanging = new Set<ServerResponse>()
  const server = createServer((request, response) => void handle(request, response))
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    await answer(request, Buffer.concat(chunks).toString('utf8'), response)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    for (const response of hanging) response.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, hanging, stop }
}

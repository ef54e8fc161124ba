/** PostgreSQL: it stops, has crashed, starts, has no connection left, or does not let this portal in any more. */
const ofServer = new Set(['57P01', '57P02', '57P03', '53300', '28000', '28P01', '3D000'])

/** The operating system, while connecting or on an open connection. */
const ofNetwork = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** node-postgres gives a lost connection no code (pg/lib/client.js, pg-pool/index.js). */
const ofDriver =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired$|Query read timeout$)/

/** The database cannot be reached at this moment: nothing is wrong with the call, and it may be made again. */
export function isDatabaseUnreachable(error: Error & { code?: string; syscall?: string }): boolean {
  const { code = '', syscall, message } = error
  if (code.startsWith('08') || ofServer.has(code) || ofNetwork.has(code)) return true
  // The Unix socket of a server that does not run, or lets nobody in and has no room left for who waits.
  if (code === 'ENOENT' || code === 'EAGAIN') return syscall === 'connect'
  return ofDriver.test(message)
}

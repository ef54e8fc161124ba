import type { Connection } from '../base/server/db/database.ts'

/** A connection through the Unix socket of the embedded server. */
export type SocketConnection = Extract<Connection, { host: string }>

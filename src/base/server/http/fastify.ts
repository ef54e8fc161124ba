import type { FastifyInstance } from 'fastify'

/** The web server, as whatever mounts routes or hooks on it sees it. */
export type Http = FastifyInstance

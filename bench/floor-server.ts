// The thinnest server that could answer at all: no framework, no checks, no log. What it does is what the machine bears (bench/floor.ts).
import http from 'node:http'
import postgres from 'postgres'

const sql = postgres({ host: process.env.FLOOR_SOCKETS, username: 'portal', database: 'floor', max: 16 })

const answers: Readonly<Record<string, (number: number) => Promise<unknown> | object>> = {
  '/hello': () => ({ hello: 'world' }),
  '/read': (id) => sql`select * from things where id = ${id}`,
  '/list': (owner) => sql`select * from things where owner = ${owner} order by came_at desc, id desc limit 20`,
  '/write': (id) =>
    sql.begin(async (tx) => {
      const rows = await tx`update things set version = version + 1 where id = ${id} returning version`
      await tx`insert into happenings (thing_id, what) values (${id}, 'written')`
      return rows
    }),
}

const server = http.createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const answer = answers[pathname]
  try {
    const body = JSON.stringify(await answer?.(Number(searchParams.get('of'))))
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await sql.end()
})

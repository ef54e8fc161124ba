import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const example = path.join(import.meta.dirname, '../../docs/operations/nginx.conf')

/** The example of the documentation for these ports: its certificate left out, everything else as it is. */
async function configuration(folder: string, port: number, upstreams: readonly number[]): Promise<string> {
  const [first, second = first] = upstreams
  const server = (await readFile(example, 'utf8'))
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_\w+ .*$/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  return `daemon off;\nuser root;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log info;\nevents { worker_connections 1024; }
http {\n${temporary}\naccess_log off;\n${server}\n}\n`
}

/** nginx with the example of docs/operations, before these processes, two or one. @returns what it wrote of errors, once it is stopped */
export async function startNginx(folder: string, port: number, upstreams: readonly number[]) {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, await configuration(folder, port, upstreams))
  const child: ChildProcess = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'inherit' })
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('nginx could not be started (Debian: apt-get install nginx-light)', { cause: error })
  })
  failed.catch(() => {})
  const url = `http://127.0.0.1:${port}`
  while (!(await Promise.race([failed, fetch(`${url}/healthz`).catch(() => null)]))) {
    if (child.exitCode !== null) throw new Error(`nginx ended by itself: ${await readFile(path.join(folder, 'error.log'), 'utf8')}`)
    await wait(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async (): Promise<string> => {
      child.kill('SIGQUIT')
      if (child.exitCode === null) await once(child, 'exit')
      return readFile(path.join(folder, 'error.log'), 'utf8')
    },
  }
}

// npm run dev: the portal that restarts when its sources change (port 3000), and Vite with hot reload in front (port 5173).
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const children = [
  spawn(process.execPath, ['--watch-path=src', '--watch-path=db', 'src/app/server.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'dev'], { cwd: root, stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)

import { Gauge, type Registry } from 'prom-client'
import type { Files } from '../files/files.ts'

/** Whether this process stores what it is sent, or only reads. */
export function watchFiles(registry: Registry, files: Pick<Files, 'takesMore'>) {
  new Gauge({
    name: 'portal_files_stored',
    help: '1: files are stored; 0: the disk has lost one, so this process stores none until it is started again',
    registers: [registry],
    collect() {
      this.set(files.takesMore() ? 1 : 0)
    },
  })
}

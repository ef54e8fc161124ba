import path from 'node:path'

/** Cut between characters: half of an emoji is none. */
export const cutFileName = (name: string, max: number): string => [...name].slice(0, max).join('')

/**
 * The name people see of a file that was sent; folders, control characters and length cut. It never becomes a path of ours, but an archive of theirs takes
 * it for one, so what is left out is left out first: `..<` would be `..` otherwise.
 */
export function plainFileName(name: string): string {
  const plain = name.replaceAll('\\', '/').replace(/[\p{Cc}\p{Cf}"<>]/gu, '')
  const base = cutFileName(path.basename(plain).trim(), 120)
  return /^[.\s]*$/.test(base) ? 'dokumentum.pdf' : base
}

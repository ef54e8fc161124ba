import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { tableHeadBytes } from '../files/table-type.ts'

/** A file as it has passed: `head` and `tail` are its first and last bytes, all of it where it has no more. */
export type Received = { readonly size: number; readonly sha256: Buffer; readonly head: Buffer; readonly tail: Buffer }

/** A table needs most to be known by. */
const headBytes = tableHeadBytes
/** Where the end of a PDF is looked for. */
const tailBytes = 1024

/** So much of a file is gathered before it is written: each write is a turn of a thread and of the event loop, and the network brings 64 kB at a time. */
export const blockBytes = 1024 * 1024
/** For all files that are on their way at the same moment, so 32 MB; one that finds no block is written as it comes. */
export const maxBlocks = 32
/** Kept for the next files: the system clears memory that is asked for anew. */
const maxSpare = 8
const spare: Buffer[] = []
let taken = 0

function takeBlock(): Buffer | undefined {
  if (taken >= maxBlocks) return undefined
  taken += 1
  return spare.pop() ?? Buffer.allocUnsafeSlow(blockBytes)
}

function giveBack(block: Buffer): void {
  taken -= 1
  if (spare.length < maxSpare) spare.push(block)
}

/**
 * Reads a file to its end and writes it as `target`, which nobody but the portal may read. Each piece is counted, then hashed, then looked at, then written.
 * Where it fails, whoever calls removes what is there of `target`.
 * @param refuse says why, once there are more than `maxBytes`
 */
export async function receiveFile(
  stream: Readable,
  target: string,
  { maxBytes, refuse }: { maxBytes: number; refuse: () => Error },
): Promise<Received> {
  const hash = createHash('sha256')
  const head = Buffer.alloc(headBytes)
  let tail = Buffer.alloc(0)
  let size = 0
  const file = await create(target)
  const block = takeBlock()
  try {
    let gathered = 0
    for await (const piece of stream as AsyncIterable<Buffer<ArrayBuffer>>) {
      if (size + piece.length > maxBytes) throw refuse()
      hash.update(piece)
      if (size < headBytes) piece.copy(head, size)
      tail = endOf(tail, piece)
      size += piece.length
      if (block) gathered = await gather(piece, file, block, gathered)
      else await write(file, piece)
      release(piece)
    }
    if (block) await write(file, block.subarray(0, gathered))
  } finally {
    // No write is under way any more: each was waited for.
    if (block) giveBack(block)
    await file.close()
  }
  return { size, sha256: hash.digest(), head: head.subarray(0, size), tail }
}

/** Its folder is made when it is missing, which it hardly ever is. */
async function create(target: string): Promise<FileHandle> {
  const opened = () => open(target, 'wx', 0o600)
  return opened().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    return opened()
  })
}

/** Copies, so that the piece is free. */
const endOf = (before: Buffer, piece: Buffer): Buffer<ArrayBuffer> =>
  piece.length >= tailBytes ? Buffer.from(piece.subarray(-tailBytes)) : Buffer.from(Buffer.concat([before, piece]).subarray(-tailBytes))

/** Writes the block whenever it is full. @returns how much is in it and not written */
async function gather(piece: Buffer, file: FileHandle, block: Buffer, before: number): Promise<number> {
  let gathered = before
  for (let from = 0; from < piece.length; ) {
    const copied = piece.copy(block, gathered, from)
    from += copied
    gathered += copied
    if (gathered < blockBytes) continue
    await write(file, block)
    gathered = 0
  }
  return gathered
}

/** The system may take less at a time. */
async function write(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let from = 0; from < bytes.length; ) from += (await file.write(bytes, from, bytes.length - from)).bytesWritten
}

/**
 * Gives the memory of a piece back at once. V8 looks through all it has for every 20 MB or so of them otherwise (decision 156).
 * Only what is a piece of the network and nothing else: what the form's parser keeps for itself, or cuts out of a piece with something else in it, is shorter.
 */
function release({ buffer, length }: Buffer<ArrayBuffer>): void {
  if (length >= 16_384 && length === buffer.byteLength) buffer.transfer(0)
}

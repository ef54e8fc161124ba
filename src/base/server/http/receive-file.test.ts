import { createHash, randomBytes } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { blockBytes, maxBlocks, receiveFile } from './receive-file.ts'

const folder = await temporaryFolder('received')
const newTarget = (within = folder) => path.join(within, crypto.randomUUID())
const limit = { maxBytes: 5 * 1024 * 1024, refuse: () => new Error('more than that') }

/** In pieces of this size, each in memory of its own, as the network brings them. */
function* piecesOf(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) {
    const piece = Buffer.allocUnsafeSlow(Math.min(size, bytes.length - from))
    bytes.copy(piece, 0, from)
    yield piece
  }
}

async function expectReceived(bytes: Buffer, stream: Readable) {
  const target = newTarget()
  const { size, sha256, head, tail } = await receiveFile(stream, target, limit)
  expect(size).toBe(bytes.length)
  expect(sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true)
  expect(head.equals(bytes.subarray(0, 4096))).toBe(true)
  expect(tail.equals(bytes.subarray(-1024))).toBe(true)
  expect((await readFile(target)).equals(bytes)).toBe(true)
}

test.each<[what: string, size: number, pieceSize: number]>([
  ['without a byte', 0, 1],
  ['of one byte', 1, 1],
  ['whose beginning comes in two pieces', 10_000, 3000],
  ['whose end comes byte by byte', 3000, 1],
  ['one byte short of a block', blockBytes - 1, 65_536],
  ['of a block', blockBytes, 65_536],
  ['of a block and a byte', blockBytes + 1, 65_536],
  ['whose last kilobyte lies in two blocks', blockBytes + 500, 65_000],
  ['of two and a half blocks', 2.5 * blockBytes, 65_000],
  ['that comes in pieces of more than a block', 3 * blockBytes + 7, 1.5 * blockBytes],
  ['as long as it may be', limit.maxBytes, 65_536],
])('a file %s is written byte by byte, and known by its beginning and its end', async (_what, size, pieceSize) => {
  const bytes = randomBytes(size)
  await expectReceived(bytes, Readable.from(piecesOf(bytes, pieceSize)))
})

test('nobody but the portal may read it, and its folder is made when it is missing', async () => {
  const incoming = path.join(folder, 'not', 'there')
  const target = newTarget(incoming)
  await receiveFile(Readable.from([Buffer.from('számla')]), target, limit)
  expect(((await stat(target)).mode & 0o777).toString(8)).toBe('600')
  expect(((await stat(incoming)).mode & 0o777).toString(8)).toBe('700')
})

test('one byte too many ends it, and no more is read', async () => {
  const bytes = randomBytes(1000)
  let read = 0
  const endless = Readable.from(
    (function* () {
      for (;;) {
        read += bytes.length
        yield bytes
      }
    })(),
    { highWaterMark: 1 },
  )
  await expect(receiveFile(endless, newTarget(), { ...limit, maxBytes: 10_999 })).rejects.toThrow('more than that')
  expect(read).toBeLessThan(13_000)
  expect(endless.destroyed).toBe(true)
  await expectReceived(bytes, Readable.from([Buffer.from(bytes)]))
})

test('a file that breaks off fails with its error', async () => {
  const broken = new Readable({ read: () => undefined })
  broken.push(randomBytes(100))
  setTimeout(() => broken.destroy(new Error('hung up')), 20)
  await expect(receiveFile(broken, newTarget(), limit)).rejects.toThrow('hung up')
})

test('more files at a time than there are blocks are each written whole, again and again', async () => {
  const files = Array.from({ length: maxBlocks + 8 }, () => randomBytes(150_000))
  for (let time = 0; time < 3; time++) {
    // All have begun before one ends.
    const streams = files.map((bytes) => ({ bytes, stream: new Readable({ read: () => undefined }) }))
    const received = streams.map(({ bytes, stream }) => expectReceived(bytes, stream))
    for (const { bytes, stream } of streams) for (const piece of piecesOf(bytes.subarray(0, 100_000), 30_000)) stream.push(piece)
    await new Promise((resolve) => setTimeout(resolve, 50))
    for (const { bytes, stream } of streams) {
      stream.push(Buffer.from(bytes.subarray(100_000)))
      stream.push(null)
    }
    await Promise.all(received)
  }
})

test('memory of the network is given back at once, what belongs to somebody else as well is not', async () => {
  const ofNetwork = Buffer.allocUnsafeSlow(65_536).fill('a')
  const shared = Buffer.allocUnsafeSlow(65_536).fill('b')
  // A boundary that does not come after all is handed on by the form's parser, which goes on using that memory.
  const ofParser = Buffer.allocUnsafeSlow(69).fill('c')
  const bytes = Buffer.concat([ofNetwork, shared.subarray(0, 60_000), ofParser])
  await expectReceived(bytes, Readable.from([ofNetwork, shared.subarray(0, 60_000), ofParser]))
  expect([ofNetwork, shared, ofParser].map(({ buffer }) => buffer.detached)).toEqual([true, false, false])
})

test('a block is free again after its file, also after one that was refused or broke off', async () => {
  const some = await open(newTarget(), 'w')
  const write = vi.spyOn(Object.getPrototypeOf(some) as typeof some, 'write')
  await some.close()
  const tooLong = () => receiveFile(Readable.from([randomBytes(200)]), newTarget(), { ...limit, maxBytes: 100 })
  for (let n = 0; n < maxBlocks; n++) await expect(tooLong()).rejects.toThrow('more than that')
  for (let n = 0; n < maxBlocks; n++) await receiveFile(Readable.from([randomBytes(10)]), newTarget(), limit)
  write.mockClear()
  const bytes = randomBytes(blockBytes)
  await expectReceived(bytes, Readable.from(piecesOf(bytes, 65_536)))
  expect(write).toHaveBeenCalledTimes(1)
  write.mockRestore()
})

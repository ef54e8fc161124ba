import { expect, test } from 'vitest'
import { ReplicaLag } from './replica-lag.ts'

test('nothing is known before a position was reached that was asked for', () => {
  const lag = new ReplicaLag()
  expect(lag.at(1000)).toBe(Number.POSITIVE_INFINITY)
  lag.written(500, 1000)
  lag.replayed(100)
  expect(lag.at(2000)).toBe(Number.POSITIVE_INFINITY)
})

test('one that has everything is not behind, however long nothing was written', () => {
  const lag = new ReplicaLag()
  lag.written(500, 1000)
  lag.replayed(500)
  expect(lag.at(60_000)).toBe(0)
  lag.written(500, 61_000)
  expect(lag.at(62_000)).toBe(0)
})

test('it is behind since it last had everything, by the newest position that it has', () => {
  const lag = new ReplicaLag()
  for (const second of [1, 2, 3, 4]) lag.written(second * 100, second * 1000)
  lag.replayed(200)
  expect(lag.at(4000)).toBe(2000)
  lag.replayed(350)
  expect(lag.at(5000)).toBe(2000)
  lag.replayed(400)
  expect(lag.at(6000)).toBe(0)
})

test('while it answers nothing, it is the longer behind', () => {
  const lag = new ReplicaLag()
  lag.written(100, 0)
  lag.replayed(100)
  for (let second = 1; second <= 300; second++) lag.written(100 + second, second * 1000)
  expect(lag.at(300_000)).toBe(300_000)
})

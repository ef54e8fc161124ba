import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '#testing/fake-storage.ts'
import { queryClient } from './query-client.ts'
import { dropToken, storeToken } from './token.ts'

const read = (whose: string) => queryClient.prefetchQuery({ queryKey: ['GET', '/requests'], queryFn: () => whose })
const known = () => queryClient.getQueryData(['GET', '/requests'])

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() })
  queryClient.clear()
})

describe('what was read in a session', () => {
  it('is not met by whoever logs in next', async () => {
    storeToken('token of Anna', 'local')
    await read('Anna’s')
    storeToken('token of Béla', 'local')
    expect(known()).toBeUndefined()
  })
  it('leaves with the session', async () => {
    storeToken('token of Anna', 'local')
    await read('Anna’s')
    dropToken()
    expect(known()).toBeUndefined()
  })
  it('stays while the token stays', async () => {
    storeToken('token of Anna', 'local')
    await read('Anna’s')
    storeToken('token of Anna', 'session')
    expect(known()).toBe('Anna’s')
  })
  it('is read again where it stands on a screen when somebody logs in', async () => {
    let whose = 'a visitor’s'
    const screen = new QueryObserver(queryClient, { queryKey: ['GET', '/requests'], queryFn: () => whose })
    const leave = screen.subscribe(() => {})
    await expect.poll(known).toBe('a visitor’s')
    whose = 'Anna’s'
    storeToken('token of Anna', 'local')
    await expect.poll(known).toBe('Anna’s')
    leave()
  })
  it('is not exchanged twice: a link that brought the session stays spent', async () => {
    let times = 0
    const link = new QueryObserver(queryClient, { queryKey: ['follow', 'link'], queryFn: () => ++times })
    const leave = link.subscribe(() => {})
    await expect.poll(() => times).toBe(1)
    storeToken('token of the link', 'session')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(times).toBe(1)
    leave()
  })
})

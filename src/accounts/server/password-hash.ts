import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '#base/server/limit-concurrency.ts'

/** argon2id, the library's default, with the figures of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Two at once: a volley of guesses keeps two threads of this process busy and leaves the others to everybody else. */
const inTurn = limitConcurrency(2, 200)

/** Of a password nobody knows. Checking against it costs an unknown address the same time as a known one. */
export const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$oqkvc7UcKOA+tQfSvwzhlQ$p1Fp09BT875DZpuRXA2xwLXts40GDL4U+x1IqTR4AIk'

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, hashCost))

/** @param known the stored hash; null where there is no such person or they have no password yet: the answer is no, after the same work */
export async function isPasswordOf(password: string, known: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(known ?? nobodysHash, password))
  return isRight && known !== null
}

import type pg from 'pg'
import type { AnswerWatch, Watched } from './answer-watch.ts'
import { type Sending, socketOf } from './named-statements.ts'

/**
 * Connections for a pool that sends its statements itself, as pg-boss does: what they ask and are answered is counted, so that one that is not answered any
 * more is broken off. Its pool then opens another, and what was to be done is done later.
 * @param givenUpAfter after how many looks without an answer, although others are answered: longer than any statement of that pool
 */
export function watchedClient(Client: typeof pg.Client, answers: AnswerWatch, givenUpAfter: number): typeof pg.Client {
  return class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      let [asked, answered] = [0, 0]
      const line: Watched = {
        givenUpAfter,
        get asked() {
          return asked
        },
        get answered() {
          return answered
        },
        giveUp: (error) => socketOf(this).destroy(error),
      }
      const send = this.query.bind(this) as Sending
      const counted: Sending = (query, values, done) => {
        asked++
        if (done)
          return send(query, values, (error, result) => {
            answered++
            done(error, result)
          })
        return (send(query, values) as Promise<pg.QueryResult>).finally(() => {
          answered++
        })
      }
      this.query = counted as pg.Client['query']
      // Before, the time that connecting may take is its bound.
      this.once('connect', () => answers.add(line))
      this.once('end', () => answers.remove(line))
    }
  }
}

/** Runs in the page, and sees nothing but the words it is given. */
export type Find = (...words: string[]) => Element | null

/** A browser other than the suite's own, as wide as a phone. */
export type PhoneBrowser = {
  readonly goTo: (url: string) => Promise<void>
  readonly run: <Answer>(script: (...words: string[]) => Answer, ...words: string[]) => Promise<Answer>
  /** Presses, by a real event, what is found. @returns false where nothing is found yet, or it moved meanwhile */
  readonly press: (find: Find, ...words: string[]) => Promise<boolean>
  /** Types, by real keys, into what is found. @returns false where nothing is found yet */
  readonly type: (text: string, find: Find, ...words: string[]) => Promise<boolean>
  readonly screenshot: () => Promise<Buffer>
  /** Errors of the console, and exceptions nobody caught, since it started. */
  readonly errors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export const phone = { width: 360, height: 740 }

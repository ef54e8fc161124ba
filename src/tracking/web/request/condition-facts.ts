const asked = /^([^:]{1,60}): (.+)$/

/**
 * What a device that is sold is like was written at its booking, a line for each question and its answer, and may have been corrected by an employee since.
 * @returns those lines as facts, and what is none of them as it was written
 */
export function conditionFacts(written: string): { readonly facts: readonly (readonly [string, string])[]; readonly rest: string } {
  const lines = written.split('\n')
  return {
    facts: lines.flatMap((line) => {
      const [, question, answer] = asked.exec(line) ?? []
      return question && answer ? [[question, answer] as const] : []
    }),
    rest: lines.filter((line) => !asked.test(line)).join('\n'),
  }
}

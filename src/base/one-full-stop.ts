/** Stands for the full stops of a value while its sentence is made: a character that no text has. */
const mark = '\uE000'

/**
 * A sentence whose last word brings its own full stop has no second one: "Minta Kft.", "január 4.", not "Minta Kft..". The one rule for all
 * screens, emails and documents: it wraps the function that makes sentences from messages and values. What stands inside a value stays as
 * it was typed, `2..3` too; a date that the message itself formats may end in a full stop as well (Hungarian, Slovenian).
 */
export function withOneFullStop<Say extends (...args: never[]) => string>(say: Say): Say {
  // What is said without values is the same each time, and most of what a sheet or a letter says is.
  const saidPlainly = new Map<unknown, string>()
  return new Proxy(say, {
    apply(target, self, [key, values, ...rest]: unknown[]) {
      const known = values === undefined ? saidPlainly.get(key) : undefined
      if (known !== undefined) return known
      const said: unknown = Reflect.apply(target, self, [key, marked(values), ...rest])
      if (typeof said !== 'string') return said
      const sentence = oneFullStop(said)
      if (values === undefined) saidPlainly.set(key, sentence)
      return sentence
    },
  })
}

const marked = (values: unknown): unknown =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('.', mark) : value]))
    : values

const oneFullStop = (said: string) =>
  said
    .replace(/\uE000\.(?!\.)/g, mark)
    .replace(/(\d)\.\.(?!\.)/g, '$1.')
    .replaceAll(mark, '.')

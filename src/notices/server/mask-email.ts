/** Long enough for every token we create (base/server/tokens.ts writes 43 signs) and for no word of an email. */
const longRuns = /[\w-]{40,}/g
const mask = '•••'

/** Whoever reads another's email must not be able to follow its links: a token is a key. A rule of dashes is none. */
export const withoutTokens = (text: string): string => text.replace(longRuns, (run) => (/^-+$/.test(run) ? run : mask))

/** Nothing is fetched and nothing runs, whatever an email holds. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`

/** An email's page for a sandboxed frame: without tokens, its links lead nowhere, under a policy of its own, its styles as data for whoever shows it. */
export const pageForPreview = (html: string): string =>
  withoutTokens(html)
    .replace('<head>', `<head>${policy}`)
    .replace(/ href="[^"]*"/g, '')
    .replace(/ style="/g, ' data-style="')

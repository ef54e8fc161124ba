type Suite = {
  readonly title: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly projectName: string; readonly status: string }[] }[]
  readonly suites?: readonly Suite[]
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export type BrowserReport = {
  readonly stats?: { readonly expected: number; readonly flaky: number; readonly unexpected: number }
  readonly suites?: readonly Suite[]
}

/**
 * The tests that ended so, `file › group › title (project)`: `unexpected` failed; `flaky` failed and then passed on their retry, each a
 * defect of the portal or of the test.
 */
export function browserTests({ suites = [] }: BrowserReport, ended: 'flaky' | 'unexpected', above: readonly string[] = []): string[] {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const path = [...above, title]
    const here = specs.flatMap((spec) =>
      spec.tests.filter(({ status }) => status === ended).map(({ projectName }) => `${[...path, spec.title].join(' › ')} (${projectName})`),
    )
    return [...here, ...browserTests({ suites: inner }, ended, path)]
  })
}

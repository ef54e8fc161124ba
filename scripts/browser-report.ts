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

/** The tests that failed and then passed on their retry, `file › group › title (project)`: each is a defect, of the portal or of the test. */
export function flakyTests({ suites = [] }: BrowserReport, above: readonly string[] = []): string[] {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const path = [...above, title]
    const here = specs.flatMap((spec) =>
      spec.tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${[...path, spec.title].join(' › ')} (${projectName})`),
    )
    return [...here, ...flakyTests({ suites: inner }, path)]
  })
}

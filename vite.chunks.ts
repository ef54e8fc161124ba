// On a slow line a request costs more than a kilobyte, and the head of an answer is longer than many a module. What is needed together comes together.

/** One file of the browser's script, of the modules whose addresses fit. A module goes with the strongest it fits into, and takes along whatever it imports. */
type Chunk = { readonly name: string; readonly test: RegExp; readonly priority: number }

/** Windows writes its addresses the other way. */
const at = (address: string) => new RegExp(address.replaceAll('/', String.raw`[\\/]`))
/** Modules of ours, by their addresses below src/. */
const ours = (...below: readonly string[]) => at(String.raw`/src/(?:${below.join('|')})\.tsx?$`)
/** The calls of api.ts as a browser has them, without their schemas (scripts/calls-without-schemas.ts). */
const callsOf = (...slices: readonly string[]) => at(String.raw`/(?:${slices.join('|')})\.api\.ts\?calls$`)
const libraries = (...names: readonly string[]) => at(`/node_modules/(?:${names.join('|')})/`)
const icons = (...names: readonly string[]) => at(String.raw`/@tabler/icons-react/.*/Icon(?:${names.join('|')})\.mjs$`)
const anyOf = (...tests: readonly RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/** The strongest first: what those below import goes with it. */
const together: readonly (readonly [name: string, test: RegExp])[] = [
  // What every page needs comes in two files: one that changes with the libraries and what starts them, one that changes with us.
  [
    'framework',
    anyOf(
      libraries('react', 'react-dom', 'react-router', 'scheduler', 'use-intl', 'intl-messageformat', '@formatjs', 'icu-minify'),
      ours('app/(?:hydrate|HydratedPortal|inside-pages|written-start)'),
    ),
  ],
  [
    'frame',
    ours(
      'app/(?:root|StartScripts)',
      'shell/web/(?:PublicLayout|NotFoundPage|TopBar|SkipLink|Footer|ToTop|Guard|StartingPage|hungarian-only)',
      'base/web/(?:CrashPanel|not-found|use-early-typing)',
      'base/web/kit/(?:PageTitle|State|ErrorState|Loading|Button|Actions)',
      'catalogue/operators',
    ),
  ],
  // Where links lead inside, which no page of visitors knows.
  ['paths', ours('paths')],
  [
    'shown',
    ours(
      'base/(?:day-format|from-to|normalised|rich-text)',
      'base/web/(?:formats|RichText)',
      'base/web/kit/(?:Card|DateText|FactList|Money|MoneyRange|Muted|Note)',
    ),
  ],
  ['request', ours('requests/(?:status|request-number|pickup-window|identifier)')],
  // What is typed is held against schemas; a page without a form, and a booking's first step, do without.
  ['schemas', anyOf(libraries('zod'), ours('errors', 'errors/sentences', 'base/(?:bounded-text|email|endpoint|plain-text|rows-per-page)'))],
  // Whatever calls keeps what it got, but the page after a booking, which has it by then. A page with nothing but a form does without reading.
  ['calls', ours('base/web/(?:call|query-client)')],
  [
    'reads',
    anyOf(
      at(String.raw`/node_modules/@tanstack/react-query/build/modern/(?:QueryClientProvider|useQuery|useBaseQuery)\.js$`),
      ours('base/web/use-call'),
      // And by what a brand's page and its bookings know what to read, without the words of those pages on which somebody chooses.
      ours('catalogue/(?:known-brands|service-ids|service-link)'),
      callsOf('catalogue', 'prices'),
    ),
  ],
  // The pages on which somebody chooses what to book say it in the same words.
  ['offer', anyOf(ours('catalogue/(?:texts|texts/hu)', 'prices/(?:texts|texts/hu)'), icons('DeviceSim', 'ShieldCheck', 'Umbrella'))],
  // What a brand offers, or an insurance.
  [
    'services',
    anyOf(
      ours('catalogue/web/(?:OfferedServiceItem|ServicesPage|built-in-services)'),
      at(String.raw`/src/catalogue/web/(?:OfferedServiceItem|ServicesPage)\.module\.css$`),
    ),
  ],
  // Whatever has a form. None of them takes along zod or react-hook-form, which a booking's first step does without.
  [
    'fields',
    ours(
      'base/web/(?:browser-database|new-key|use-form-session)',
      'base/web/forms/(?:DraftNotice|draft-store|held-forms|restored-values|use-stored-values)',
      'base/web/kit/(?:FormActions|FormErrorSummary|SelectField|Skeleton|TextField|TickField)',
    ),
  ],
  // Else whatever shares it with a screen would bring that screen's half along.
  ['form', libraries('react-hook-form')],
  ['form-fields', ours('base/web/forms/(?:form-fields|overtaken|use-schema-form)', 'base/web/kit/LongTextField')],
  [
    'booking',
    ours(
      'requests/web/(?:service-entries|own-data/use-own-data|fields/ChoiceCards)',
      'requests/web/booking/(?:booked-device|booking-done|booking-context|problems)',
      'requests/(?:texts|texts/hu)',
      'base/web/kit/Stepper',
    ),
  ],
]

export const chunks: readonly Chunk[] = together.map(([name, test], place) => ({ name, test, priority: together.length - place }))

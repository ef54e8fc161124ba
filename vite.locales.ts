import locales from '@react-aria/optimize-locales-plugin'
import { intlLocales } from './src/base/languages.ts'

/** React Aria brings its words in 34 languages: ours are built in. English it has as of the United States, where it falls back to. */
export const ourLocales = () => locales.vite({ locales: [...Object.values(intlLocales), 'en-US'] })

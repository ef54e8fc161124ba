// npm run browsers: what a customer does on a phone, in Firefox ESR and WebKitGTK ("apt-get install firefox-esr webkit2gtk-driver xvfb").
import { runBrowserTests } from './browser-tests.ts'
import { buildIfNeeded } from './build.ts'

buildIfNeeded()
process.exit(await runBrowserTests(['--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)]))

import { defineConfig } from 'vite'
import { ourLocales } from './vite.locales.ts'

// The page /dev/kit, built apart from the portal: no page of the portal knows it, and a build for production leaves it out (scripts/build.ts).
export default defineConfig({
  root: 'src/app/dev-kit',
  base: '/dev/kit/',
  publicDir: false,
  plugins: [ourLocales()],
  build: { outDir: '../../../build/kit', emptyOutDir: true, modulePreload: { polyfill: false } },
})

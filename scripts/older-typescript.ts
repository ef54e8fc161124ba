// TypeScript 7 has no JavaScript API. A tool that needs one is run with `--import` of this file and gets version 6 under the name it asks for.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=$|\/)/, '@typescript/typescript6'), context),
})

/** Loaded when a passkey is first shown or made: with its readers of certificates it is 300 modules, a tenth of what a start would read. */
export const webauthn = () => import('@simplewebauthn/server')

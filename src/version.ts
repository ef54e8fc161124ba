/** SPEC 1: the version the screens show; the same as in package.json. */
export const portalVersion = '0.3.19'

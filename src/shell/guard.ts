/** Route ids of SPEC 2 that open without asking who comes; what they show, the server decides by the token in the address. */
const alwaysAllowed: readonly string[] = ['kulso-igeny-reszletei', 'documentsTmxIgenyReszletei', 'szervizgarancia-futarszolgaltatas']

/** The id of the layout whose screens are open to visitors. */
export const outerLayout = 'outer'

/** SPEC 2: always allowed, or logged in, or a screen of the outer layout. `routeIds`: the matched routes, from the root inwards. */
export function mayEnter(routeIds: readonly string[], isSignedIn: boolean): boolean {
  return isSignedIn || routeIds.some((id) => id === outerLayout || alwaysAllowed.includes(id))
}

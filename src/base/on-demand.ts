/** Made when it is first used: on a slow phone a formatter takes milliseconds, the first of all a tenth of a second, and what a page only might need holds nobody up. */
export function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

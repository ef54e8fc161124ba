/** Which devices a preparation step is for; null: every brand, every kind of device. */
type For = { readonly brandId: number | null; readonly productGroupId: number | null }

/** The steps a customer must tick for the chosen device, the same on the screen and on the server. */
export const stepsFor = <Step extends For>(steps: readonly Step[], brandId: number | null, productGroupId: number | null): Step[] =>
  steps.filter(
    (step) => (step.brandId === null || step.brandId === brandId) && (step.productGroupId === null || step.productGroupId === productGroupId),
  )

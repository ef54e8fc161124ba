import { Gauge, type Registry } from 'prom-client'

/** Whether this process answers from memory what seldom changes. */
export function watchReferenceData(registry: Registry, reference: { readonly isHearing: () => boolean }) {
  new Gauge({
    name: 'portal_reference_data_held',
    help: '1: reference data is held in memory; 0: its changes are not heard, so it is read from the database',
    registers: [registry],
    collect() {
      this.set(reference.isHearing() ? 1 : 0)
    },
  })
}

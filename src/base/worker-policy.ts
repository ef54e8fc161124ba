/** The Trusted Types policy that names the address of our service worker, and none else; only the pages that start it may make it (decision 115). */
export const workerPolicy = 'offline-worker'

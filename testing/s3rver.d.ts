// The package has no types of its own; this is what our tests use of it.
declare module 's3rver' {
  export default class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string; configureBuckets: { name: string }[] })
    run(): Promise<{ port: number; address: string }>
    close(): Promise<void>
  }
}

import { describe, expect, it } from 'vitest'
import { scriptHashesOf } from './hash-inline.ts'

describe('the hashes of inline scripts', () => {
  it('are those of the exact text between the tags', () =>
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scriptHashesOf('<p></p><script>alert(1)</script>')).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]))
  it('leave out scripts that come from a file', () => expect(scriptHashesOf('<script type="module" src="/a.js"></script>')).toEqual([]))
  it('are taken of every script, modules too', () =>
    expect(scriptHashesOf('<script>a</script>\n<script type="module" async="">b\nc</script>')).toHaveLength(2))
})

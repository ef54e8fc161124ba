import type { Dispatch, SetStateAction } from 'react'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup, FieldProblem } from '#base/web/kit/Field.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { signatureKinds } from '../signature.ts'
import { signatureTexts } from '../texts.ts'
import { SignaturePad } from './SignaturePad.tsx'
import type { TypedSignature } from './typed-signature.ts'

type Props = {
  readonly signature: TypedSignature
  readonly setSignature: Dispatch<SetStateAction<TypedSignature>>
  /** Who is expected to sign. */
  readonly usual: string
  /** What is said where nothing is drawn. */
  readonly notes: Readonly<Record<'typed' | 'printed', string>>
  readonly problemOf: (path: string) => string | undefined
}

/** On the screen, by name for whoever cannot draw there, or by hand on the printed receipt. */
export function SignatureFields({ signature, setSignature, usual, notes, problemOf }: Props) {
  const t = useTexts(signatureTexts)
  const problem = problemOf('signature.strokes')
  return (
    <>
      <FieldGroup name="signature.kind" label={t('how')}>
        <Choices shape="chips">
          {signatureKinds.map((kind) => (
            <Choice
              key={kind}
              type="radio"
              name="signature.kind"
              label={t(`kinds.${kind}`)}
              checked={signature.kind === kind}
              onChange={() => setSignature((present) => ({ ...present, kind }))}
            />
          ))}
        </Choices>
      </FieldGroup>
      <TextField
        name="signature.signer"
        label={t('signer')}
        hint={t('signerHint')}
        autoComplete="off"
        maxLength={150}
        placeholder={usual}
        problem={problemOf('signature.signer')}
        value={signature.signer}
        onChange={({ currentTarget: { value } }) => setSignature((present) => ({ ...present, signer: value }))}
      />
      {signature.kind === 'drawn' && (
        <div data-wrong={problem ? true : undefined}>
          <FieldProblem name="signature.strokes" problem={problem} />
          <SignaturePad
            id="signature.strokes"
            strokes={signature.strokes}
            change={(next) => setSignature((present) => ({ ...present, strokes: next(present.strokes) }))}
          />
        </div>
      )}
      {signature.kind !== 'drawn' && <Note>{notes[signature.kind]}</Note>}
    </>
  )
}

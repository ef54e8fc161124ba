import { type ReactNode, useState } from 'react'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { Combobox } from '#base/web/kit/Combobox.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { Tick } from '#base/web/kit/Tick.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { PhotoField } from '#base/web/photos/PhotoField.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '#requests/later-texts.ts'
import { requestTexts } from '#requests/texts.ts'
import { Piece } from './Piece.tsx'

const shapes = ['tiles', 'rows', 'columns', 'wide', 'chips', 'row'] as const
const towns = [
  { key: '7621', label: 'Pécs', detail: '7621' },
  { key: '9021', label: 'Győr', detail: '9021' },
] as const
const windows = ['08-12', '12-17', '08-17'] as const

export function FieldPieces() {
  const t = useTexts(requestTexts)
  const laterT = useTexts(laterTexts)
  const baseT = useTexts(baseTexts)
  const problem = t('page.formFailed')
  const [town, setTown] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [isTicked, setTicked] = useState(true)
  const states = [
    { name: 'plain' },
    { name: 'hinted', hint: t('identifier.imeiHint'), isOptional: true },
    { name: 'wrong', hint: t('identifier.imeiHint'), problem },
    { name: 'off', disabled: true },
  ] as const
  return (
    <>
      <Piece name="FormErrorSummary">
        <FormErrorSummary attempt={0} problems={[{ fieldId: 'text-wrong', message: problem }, { message: laterT('notSent.failedTitle') }]} />
        <FormErrorSummary attempt={0} problems={[{ message: baseT('connectionLost') }]} />
      </Piece>
      <Piece name="TextField">
        {states.map(({ name, ...state }) => (
          <TextField key={name} {...state} name={`text-${name}`} label={t('identifier.imeiLabel')} defaultValue="35693803564380" />
        ))}
        <TextField name="text-middle" label={t('device.purchase')} type="date" size="middle" after={<p>{t('identifier.good')}</p>} />
      </Piece>
      <Piece name="LongTextField">
        {states.map(({ name, ...state }) => (
          <LongTextField
            key={name}
            {...state}
            name={`long-${name}`}
            label={laterT('fault.description')}
            limit={name === 'wrong' ? 5 : 100}
            defaultValue={problem}
          />
        ))}
      </Piece>
      <Piece name="SelectField">
        {states.map(({ name, ...state }) => (
          <SelectField key={name} {...state} name={`select-${name}`} label={laterT('pickup.window')}>
            {windows.map((window) => (
              <option key={window}>{laterT(`window.${window}`)}</option>
            ))}
          </SelectField>
        ))}
      </Piece>
      <Piece name="Combobox">
        {states.slice(0, 3).map(({ name, ...state }) => (
          <Combobox
            key={name}
            {...state}
            name={`combobox-${name}`}
            label={t('identifier.imeiLabel')}
            value={town}
            onTyped={setTown}
            suggestions={towns.filter(({ label }) => label.toLowerCase().includes(town.toLowerCase()))}
            onChosen={({ label }) => setTown(label)}
          />
        ))}
      </Piece>
      <Piece name="TickField">
        <TickField name="tick-plain" label={laterT('check.terms')} />
        <TickField name="tick-ticked" label={laterT('check.privacy')} hint={laterT('check.privacyLink')} defaultChecked />
        <TickField name="tick-wrong" label={laterT('check.privacy')} problem={problem} />
        <TickField name="tick-off" label={laterT('check.privacy')} disabled />
      </Piece>
      <Piece name="Tick">
        <Tick label={laterT('check.terms')} isTicked={isTicked} toggle={() => setTicked(!isTicked)} />
        <Tick label={laterT('check.privacy')} isTicked={false} isPartly toggle={() => setTicked(!isTicked)} />
      </Piece>
      <Piece name="Choice">
        {shapes.map((shape) => (
          <Windows key={shape} name={`choice-${shape}`} legend={shape}>
            {(type) => (
              <Choices shape={shape}>
                {windows.map((window, index) => (
                  <Choice
                    key={window}
                    type={type}
                    name={`choice-${shape}-${type}`}
                    label={laterT(`window.${window}`)}
                    detail={type === 'radio' ? laterT('pickup.windowFull') : undefined}
                    end={type === 'checkbox' && shape === 'rows' ? <Money forint={4522} /> : undefined}
                    defaultChecked={index === 0}
                    disabled={index === 2}
                  />
                ))}
              </Choices>
            )}
          </Windows>
        ))}
      </Piece>
      <Piece name="VisuallyHidden">
        <p>
          {laterT('check.change')}
          <VisuallyHidden>: {laterT('check.fault')}</VisuallyHidden>
        </p>
      </Piece>
      <Piece name="PhotoField">
        <PhotoField name="photos" max={3} photos={photos} setPhotos={setPhotos} />
      </Piece>
    </>
  )
}

type WindowsProps = { readonly name: string; readonly legend: string; readonly children: (type: 'radio' | 'checkbox') => ReactNode }

/** The same choices to be taken one of, and any number of. */
function Windows({ name, legend, children }: WindowsProps) {
  return (
    <>
      {(['radio', 'checkbox'] as const).map((type) => (
        <FieldGroup key={type} name={`${name}-${type}-group`} label={`${legend}, ${type}`}>
          {children(type)}
        </FieldGroup>
      ))}
    </>
  )
}

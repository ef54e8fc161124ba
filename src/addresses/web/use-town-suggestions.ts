import { useEffect, useEffectEvent, useRef } from 'react'
import { useCall } from '#base/web/use-call.ts'
import { useDebounced } from '#base/web/use-debounced.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { barePostalCode, codeWithoutTown, isPostalCode } from '../address.ts'
import { addressesApi, type Town } from '../addresses.api.ts'
import { folded } from '../fold.ts'
import { addressTexts } from '../texts.ts'

type Typed = {
  readonly code: string
  readonly city: string
  readonly setCode: (code: string) => void
  readonly setCity: (city: string) => void
}

const detailOf = ({ parts, district }: Town, districtWord: (district: string) => string) =>
  [district && districtWord(district), parts.join(', ')].filter(Boolean).join(', ')

/** Postal code and town, each finding the other. */
export function useTownSuggestions({ code, city, setCode, setCity }: Typed) {
  const t = useTexts(addressTexts)
  const typedCode = useDebounced(code)
  const typedCity = useDebounced(city)
  const isCode = isPostalCode(code)
  const served = useCall(addressesApi.townsOfPostalCode, { params: { code } }, { enabled: isCode })
  const byCode = useCall(
    addressesApi.findPostalCodes,
    { query: { query: typedCode } },
    { enabled: /^\d{2,3}$/.test(typedCode) && typedCode === code },
  )
  const byCity = useCall(addressesApi.findPostalCodes, { query: { query: typedCity } }, { enabled: typedCity.length >= 2 && typedCity === city })
  // What was pasted brings its blanks, or `H-`: towns, streets and days are looked up by the digits. A blank after them may be typed before the town.
  const bare = barePostalCode(code)
  const isPasted = !isCode && isPostalCode(bare) && code !== `${bare} `
  const tidyCode = useEffectEvent(setCode)
  useEffect(() => {
    if (isPasted) tidyCode(bare)
  }, [isPasted, bare])
  const towns = isCode ? (served.data ?? []) : []

  const suggest = (found: readonly Town[] | undefined) =>
    (found ?? []).map((town) => ({
      key: `${town.postalCode} ${town.city}`,
      label: `${town.postalCode} ${town.city}`,
      detail: detailOf(town, (district) => t('field.district', { district })),
      town,
    }))

  // The only town of a code just typed is filled in; a town of another code gives way to it. Later it is the customer's word.
  const justTyped = useRef('')
  const only = towns.length === 1 ? towns[0] : undefined
  const fillIn = useEffectEvent(setCity)
  useEffect(() => {
    if (!only || justTyped.current !== only.postalCode) return
    justTyped.current = ''
    fillIn(only.city)
  }, [only])

  const isOdd = isCode && served.data !== undefined && city !== '' && !towns.some((town) => folded(town.city) === folded(city))
  return {
    /** Those of the code, where it serves several. */
    towns,
    codeSuggestions: isCode ? [] : suggest(byCode.data),
    citySuggestions: towns.some((town) => town.city === city) ? [] : suggest(byCity.data),
    take: ({ postalCode, city: name }: Town) => {
      setCode(postalCode)
      setCity(name)
    },
    codeTyped: (typed: string) => {
      justTyped.current = codeWithoutTown(typed)
    },
    /** Not before: whoever is still typing the town would find its letters after the code. */
    codeLeft: () => {
      if (isPostalCode(codeWithoutTown(code))) setCode(codeWithoutTown(code))
    },
    /** What is odd about the two; nobody is refused for it. */
    advice: !isOdd
      ? null
      : towns.length === 0
        ? t('field.unknownCode', { code })
        : t('field.oddTown', { code, city: towns.map((town) => town.city).join(', ') }),
  }
}

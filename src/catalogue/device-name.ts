/** Brands whose devices are known by their own name: iPhone 13, not Apple iPhone 13 (SPEC 9, "brand name ids excluded from name display: 2"). */
const brandsLeftOut: readonly number[] = [2]

type Named = {
  readonly brandId: number
  readonly brandName: string
  readonly typeName: string | null
  /** What stands for the type while it is unknown, such as mobile phone. */
  readonly groupName?: string
}

/**
 * What a device is called on every screen, in every email and document: Samsung Galaxy S24. A type that already starts with its brand
 * (HONOR 200) does not get it twice. Without a type the brand is named, however it is treated otherwise.
 */
export function deviceName({ brandId, brandName, typeName, groupName }: Named): string {
  if (!typeName) return [brandName, groupName].filter(Boolean).join(' ')
  if (brandsLeftOut.includes(brandId) || carries(typeName, brandName)) return typeName
  return `${brandName} ${typeName}`
}

function carries(typeName: string, brandName: string): boolean {
  const [type, brand] = [typeName.toLowerCase(), brandName.toLowerCase()]
  return type === brand || type.startsWith(`${brand} `)
}

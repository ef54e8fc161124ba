/** What a form about one parcel is given. */
export type ParcelFormProps = { readonly parcelId: number; readonly onDone: () => unknown; readonly onCancel: () => void }

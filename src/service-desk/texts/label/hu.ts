/** What a sheet of labels says; most of it to screen readers. */
export default {
  title: 'Címkék',
  qr: '{number}. számú igény QR-kódja',
  barcode: '{number}. számú igény vonalkódja',
  fileName: 'cimkek.pdf',
} as const

export default {
  invoices: 'Számlák',
  transfers: 'Átutalások',
  cod: 'Utánvétek',
  refunds: 'Visszatérítések',
  terms: 'Céges feltételek',
  insurers: 'Biztosítók',
  compensations: 'Kártalanítások',
  closing: 'Napi zárás',
} as const

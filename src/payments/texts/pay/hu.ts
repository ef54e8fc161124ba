export default {
  online: 'Fizetés PayPallal: {amount, number, forint}',
  card: 'Fizetés bankkártyával: {amount, number, forint}',
  leaving: 'Átirányítjuk a fizetési oldalra…',
  notice: 'A fizetés a szolgáltató saját oldalán történik, a kártyaadatait mi nem látjuk.',
} as const

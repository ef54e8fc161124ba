export default {
  title: 'Fizetendő',
  invoice: 'Számla',
  amount: 'Fizetendő összeg',
  due: 'Fizetési határidő',
  method: 'Választott fizetési mód',
  online: 'Fizetés PayPallal: {amount, number, forint}',
  card: 'Fizetés bankkártyával: {amount, number, forint}',
  leaving: 'Átirányítjuk a fizetési oldalra…',
  notice: 'A fizetés a szolgáltató saját oldalán történik, a kártyaadatait mi nem látjuk.',
} as const

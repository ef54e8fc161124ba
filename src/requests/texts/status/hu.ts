export default {
  status: {
    RECEIVED: 'Rögzítve',
    DELIVERY_IN_ORDERED: 'Futár megrendelve',
    ARRIVED: 'A szervizben',
    QUOTE_DONE: 'Árajánlat elkészült',
    QUOTE_ACCEPTED: 'Árajánlat elfogadva',
    QUOTE_REJECTED: 'Árajánlat elutasítva',
    PRODUCT_LEFT_THE_SERVICE: 'A szerviz elkészült',
    INVOICE_DONE: 'Számla kiállítva',
    DELIVERY_OUT_ORDERED: 'Visszaszállítás megrendelve',
    SHIPPED: 'Úton Önhöz',
    SERVICE_DONE: 'Visszaadva',
  },
  outcome: {
    REPAIRED: 'Megjavítva',
    REPLACED: 'Kicserélve',
    NO_FAULT: 'Nem volt hiba',
    WARRANTY_REJECTED: 'Garancia elutasítva',
    RETURNED_UNREPAIRED: 'Javítás nélkül visszaküldve',
    CANCELLED: 'Lemondva',
    BOUGHT: 'Megvásárolva',
  },
} as const

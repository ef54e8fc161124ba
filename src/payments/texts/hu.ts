export default {
  title: 'Próbafizetés',
  notice: 'Ez a fizetési szolgáltató utánzata: valódi pénz nem mozog. Válassza ki, hogyan végződjön a fizetés.',
  facts: 'Számla: {invoice}, fizetendő: {amount, number, forint}',
  pay: 'Fizetek',
  refuse: 'A bank elutasítja a fizetést',
  cancel: 'Megszakítom a fizetést',
  timeOut: 'Lejár az idő, mielőtt fizetnék',
  decided: 'Erről a fizetésről már döntött. Térjen vissza az előző oldalra.',
} as const

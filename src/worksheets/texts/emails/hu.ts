export default {
  subject: 'Munkalap: {number}',
  text: 'Csatolva küldjük a készüléke javításának munkalapját.',
  worksheet: 'Munkalap száma',
} as const

export default {
  question: 'Nem erre gondolt: {email}?',
  take: 'Ezt írom be',
} as const

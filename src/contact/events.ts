export type ContactEvents = { contactMessageReceived: { messageId: number } }

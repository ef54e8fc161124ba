import { z } from 'zod'
import { email } from '#base/email.ts'
import { lineOfText, longText, requiredLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** What somebody may write about; `job` is an application, which goes to another address and brings a CV. */
export const contactTopics = ['repair', 'order', 'prices', 'business', 'job', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** The contact form (SPEC 3): the same rules in the browser and on the server. */
export const contactForm = z.strictObject(
  {
    topic: z.enum(contactTopics, refusedWith('REQUIRED')),
    name: requiredLine(120),
    email,
    companyName: lineOfText(150).default(''),
    /** The job somebody applies for; asked for, and read, with the topic `job` only. */
    job: lineOfText(150).default(''),
    subject: requiredLine(150),
    message: longText().refine((words) => words !== '', refusedWith('REQUIRED')),
  },
  wrongType,
)
export type ContactForm = z.output<typeof contactForm>

/** What travels beside the form. */
export const contactFileKinds = ['cv', 'other'] as const
export type ContactFileKind = (typeof contactFileKinds)[number]

/** How long what was sent along stays (DESIGN 8.31), and an application as a whole. */
export const contactFileDays = 90

import { createContext } from 'react'

/** Whether what a form stands for is over, so that it can be sent no more and is only kept for what was typed (`HeldForm` says so). */
export const OverContext = createContext(false)

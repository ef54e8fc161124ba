/** The insurer's register of claim numbers. */
export type Claims = {
  /**
   * Whether the insurer knows the number; it is written as `AS1234567`.
   * @throws Refusal INSURER_AWAY when the insurer does not answer in time, or answers what we do not understand
   */
  isKnown: (claimNumber: string) => Promise<boolean>
}

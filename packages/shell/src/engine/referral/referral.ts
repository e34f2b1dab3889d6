/** How the user's company recommends the product. */
export interface Referral {
  readonly code: string;
  /** Address that contains the code. */
  readonly link: string;
}

export interface ReferralSource {
  /** The company's own code; the same each time. Rejects with `PantauError`. */
  readReferral(signal?: AbortSignal): Promise<Referral>;
}

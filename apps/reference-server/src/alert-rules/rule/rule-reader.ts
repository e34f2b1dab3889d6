/** Who reads rules, and which of their targets this user can see. */
export interface RuleReader {
  readonly companyId: number;
  readonly userId: number;
  /** Sees vehicles shared by a partner. */
  readonly includeShared: boolean;
  /** Sees vehicle groups. */
  readonly includeGroups: boolean;
}

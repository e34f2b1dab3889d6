/** Where a rule is opened. */
export interface RuleLinks {
  /** Address of a rule; without it, active rules are named but not linked. */
  readonly ruleHref?: ((ruleId: string) => string) | undefined;
  /** Opens a rule within the host's router. */
  readonly onOpenRule?: ((ruleId: string) => void) | undefined;
}

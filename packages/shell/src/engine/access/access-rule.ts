/**
 * Who may see or open something, as data. A text is a scope that the user must hold.
 *
 * An empty `anyOf` allows nobody, an empty `allOf` everybody.
 */
export type AccessRule =
  | string
  | { readonly anyOf: readonly AccessRule[] }
  | { readonly allOf: readonly AccessRule[] }
  | { readonly not: AccessRule }
  /** A feature flag that is on. */
  | { readonly flag: string }
  /** The id of the user's company. */
  | { readonly company: number };

/** The part of core's session that rules are evaluated against. */
export interface AccessSession {
  /** `null` while nobody is signed in. */
  readonly user: { readonly companyId: number } | null;
  readonly permissions: {
    can(scope: string): boolean;
    hasFlag(flag: string): boolean;
    readonly driverUser: boolean;
  };
}

/** Everybody, also without a session. */
export const everybody: AccessRule = { allOf: [] };

/** Nobody, such as for a page that the menu does not list. */
export const nobody: AccessRule = { anyOf: [] };

/** Whether a rule allows the session (SH-1). */
export function isAllowed(rule: AccessRule, session: AccessSession): boolean {
  if (typeof rule === 'string') return session.permissions.can(rule);
  if ('anyOf' in rule) return rule.anyOf.some((one) => isAllowed(one, session));
  if ('allOf' in rule) return rule.allOf.every((one) => isAllowed(one, session));
  if ('not' in rule) return !isAllowed(rule.not, session);
  if ('flag' in rule) return session.permissions.hasFlag(rule.flag);
  return session.user?.companyId === rule.company;
}

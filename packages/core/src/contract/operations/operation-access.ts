import type { MenuScope } from '../menu-scopes.ts';
import type { Scope } from '../scopes.ts';

/** What an operation or live message requires of the caller. */
export interface OperationAccess {
  /** `GraphQL Query.payload`, `REST POST /api/session`, `live alert-center-{companyId}`. */
  readonly operation: string;
  /**
   * `session`: a signed-in user; `public`: no sign-in; `ingestKey`: the ingest key of a company; `partner`: its API key,
   * or a token that its issuer has signed.
   */
  readonly caller: 'public' | 'session' | 'ingestKey' | 'partner';
  /** Scopes that are all required. */
  readonly needs: readonly (Scope | MenuScope)[];
  /** Scopes for a part of the operation, which is refused or omitted without them. */
  readonly parts?: readonly {
    readonly part: string;
    readonly needs: readonly (Scope | MenuScope)[];
    readonly without: 'refused' | 'leftOut';
  }[];
}

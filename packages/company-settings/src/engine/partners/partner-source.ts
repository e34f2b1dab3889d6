/** A key with which a partner's server signs its users in to widgets. Times are epoch milliseconds. */
export interface ApiKey {
  readonly id: string;
  /** Who uses the key. */
  readonly name: string;
  /** Its last characters, by which people recognise it. */
  readonly ending: string;
  readonly createdAt: number;
  /** `null` if it was never rotated. */
  readonly rotatedAt: number | null;
  /** Until when the key before the last rotation is accepted; `null` if it is not. */
  readonly previousUntil: number | null;
  readonly lastUsedAt: number | null;
}

/** A key just after it was added or rotated. */
export interface NewApiKey extends ApiKey {
  /** The key itself, which cannot be read again. */
  readonly key: string;
}

/** Who signs tokens of a partner's users, as an alternative to API keys. */
export interface TokenIssuer {
  /** The claim `iss` of the tokens. */
  readonly issuer: string;
  /** Where the public keys are (JSON Web Key Set); `https:`. */
  readonly jwksUrl: string;
}

export const KEY_NAME_MAX = 100;
export const ISSUER_MAX = 500;

/**
 * The source of what partners of a company sign in with. A host implements it for its own backend, or uses the HTTP or
 * the memory adapter. Every promise rejects with `PantauError` and honours its signal (`AbortError`): `invalid` for
 * refused values (its `fieldErrors` name `name`, `issuer` or `jwksUrl`), `forbidden` without the permission, `notFound`
 * for a key that the company does not have. The contract suite `partnerSourceContract`
 * (`@pantau/company-settings/testing`) states what the widget relies on beyond the types.
 */
export interface PartnerSource {
  /** The valid keys, the oldest first. */
  apiKeys(signal?: AbortSignal): Promise<readonly ApiKey[]>;
  addApiKey(name: string, signal?: AbortSignal): Promise<NewApiKey>;
  /** Replaces a key. The one before is accepted for some time. */
  rotateApiKey(id: string, signal?: AbortSignal): Promise<NewApiKey>;
  /** The key is refused from now on, and so is the one before. */
  revokeApiKey(id: string, signal?: AbortSignal): Promise<void>;
  tokenIssuer(signal?: AbortSignal): Promise<TokenIssuer | null>;
  /** Rejects with `invalid` if no public keys can be read from the address. */
  setTokenIssuer(issuer: TokenIssuer, signal?: AbortSignal): Promise<TokenIssuer>;
  /** Also if there is none. */
  removeTokenIssuer(signal?: AbortSignal): Promise<void>;
}

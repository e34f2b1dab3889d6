import { widgetScopes, type EmbeddedWidget } from '@pantau/core/contract';
import { ApiError } from '../lib/api-error.ts';

export const embeddedWidgets = Object.keys(widgetScopes) as readonly EmbeddedWidget[];

/** What the sessions of a key or of an issuer may have at most: what its author has and any widget needs (RS-512). */
export const grantableScopes = (held: ReadonlySet<string>): string[] =>
  [...new Set(Object.values(widgetScopes).flat())].filter((scope) => held.has(scope));

/**
 * The scopes of a session: those its widgets need, limited to the grantable and the requested ones (RS-511).
 *
 * @param asked `undefined` for all of them
 * @throws ApiError `INVALID_INPUT` if a requested scope cannot be granted; `FORBIDDEN` if no scope is left
 */
export function scopesOfSession(
  grantable: readonly string[],
  widgets: readonly EmbeddedWidget[],
  asked: readonly string[] | undefined,
): string[] {
  const needed = new Set<string>(widgets.flatMap((widget) => widgetScopes[widget]));
  const granted = grantable.filter((scope) => needed.has(scope));
  const refused = asked?.find((scope) => !granted.includes(scope));
  if (refused !== undefined) {
    throw new ApiError('INVALID_INPUT', 'scopeNotGranted', { scope: refused }, 'scopes');
  }
  const scopes = asked === undefined ? granted : granted.filter((scope) => asked.includes(scope));
  if (scopes.length === 0) throw new ApiError('FORBIDDEN', 'partnerScopesMissing');
  return scopes;
}

import { PantauError, type SessionUser, scopes } from '@pantau/core';
import type { CallSource } from '@pantau/core/calls';
import type { TokenReason } from '@pantau/core/transport';
import { type HttpBackend, createHttpBackend } from '../adapters/http/index.ts';
import type { AlertSource } from '../engine/list/alert-source.port.ts';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import type { ElementSettings } from './element-settings.ts';

/** The host's way to an access token; called again when one is refused. */
export type GetToken = (reason: TokenReason) => Promise<string>;

export interface SourceWishes {
  /** The host's own; each goes before the server's. */
  readonly source: AlertSource | null;
  readonly evidence: EvidenceSource | null;
  readonly calls: CallSource | null;
  readonly settings: ElementSettings;
  readonly user: SessionUser | null;
  readonly getToken: GetToken;
  readonly onError: (error: unknown) => void;
}

/** What the alert centre stands on. */
export interface Sources {
  readonly source: AlertSource;
  /** Null: the host has its own source and none of this. */
  readonly evidence: EvidenceSource | null;
  readonly calls: CallSource | null;
}

/** Gives the same sources as long as what they are made of stays the same. */
export interface SourceKeeper {
  /** Null while the host has named neither a source nor a server. */
  get(wishes: SourceWishes): Sources | null;
}

/** Unless the page says more. */
const CALLS_AT_ONCE = 1;

export function createSourceKeeper(): SourceKeeper {
  let made: { readonly key: string; readonly backend: HttpBackend } | undefined;
  /** Read when it is needed: another language or limit is no other alert centre. */
  let locale = 'id';
  let maxCalls = CALLS_AT_ONCE;

  const backendOf = (wishes: SourceWishes): HttpBackend | null => {
    const { settings, user, getToken, onError } = wishes;
    const { baseUrl, tokenPlacement } = settings;
    if (baseUrl === null) return null;
    const companyId = user?.companyId;
    const includeSharedVehicles = user?.scopes.includes(scopes.sharedVehicle) ?? false;
    const key = JSON.stringify([baseUrl, tokenPlacement, companyId, includeSharedVehicles]);
    if (made?.key !== key) {
      const options = { baseUrl, tokenPlacement, companyId, includeSharedVehicles };
      made = {
        key,
        backend: createHttpBackend({
          ...options,
          getToken,
          onError,
          locale: () => locale,
          maxCalls: () => maxCalls,
        }),
      };
    }
    return made.backend;
  };

  return {
    get(wishes) {
      locale = wishes.settings.locale;
      maxCalls = wishes.settings.maxCalls ?? CALLS_AT_ONCE;
      const backend = backendOf(wishes);
      const source = wishes.source ?? backend?.alerts;
      if (source === undefined) return null;
      return {
        source,
        evidence: wishes.evidence ?? backend?.evidence ?? null,
        calls: wishes.calls ?? backend?.calls ?? null,
      };
    },
  };
}

export const noToken = (): PantauError =>
  new PantauError('unauthorized', {
    message: 'Set getToken or the attribute "token" on <pantau-alert-center>',
  });

import { PantauError, type SessionUser, scopes } from '@pantau/core';
import type { CallSource } from '@pantau/core/calls';
import type { TokenReason } from '@pantau/core/transport';
import { createHttpBrandSource } from '../adapters/http/brand/index.ts';
import { type HttpBackend, createHttpBackend } from '../adapters/http/index.ts';
import type { AlertSource } from '../engine/list/alert-source.port.ts';
import type { BrandSource } from '../engine/brand/brand-source.port.ts';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import type { ElementSettings } from './element-settings.ts';

/** Returns an access token; called again when the server rejects one. */
export type GetToken = (reason: TokenReason) => Promise<string>;

export interface SourceOptions {
  /** The host's own sources; each takes precedence over the server's. */
  readonly source: AlertSource | null;
  readonly evidence: EvidenceSource | null;
  readonly calls: CallSource | null;
  readonly brandSource: BrandSource | null;
  readonly settings: ElementSettings;
  readonly user: SessionUser | null;
  readonly getToken: GetToken;
  readonly onError: (error: unknown) => void;
}

/** The sources the alert centre uses. */
export interface Sources {
  readonly source: AlertSource;
  /** `null` if the host has its own source but no evidence source. */
  readonly evidence: EvidenceSource | null;
  readonly calls: CallSource | null;
  /** `null` if the host has its own source but no source of the brand. */
  readonly branding: BrandSource | null;
}

/** Returns the same sources while the options they depend on are unchanged. */
export interface SourceCache {
  /** `null` while the host has provided neither a source nor a server. */
  get(options: SourceOptions): Sources | null;
}

type BrandedBackend = HttpBackend & { readonly branding: BrandSource };

const DEFAULT_MAX_CALLS = 1;

export function createSourceCache(): SourceCache {
  let cached: { readonly key: string; readonly backend: BrandedBackend } | undefined;
  /** Read through getters, so that changing them does not recreate the alert centre. */
  let locale = 'id';
  let maxCalls = DEFAULT_MAX_CALLS;

  const backendOf = (options: SourceOptions): BrandedBackend | null => {
    const { settings, user, getToken, onError } = options;
    const { baseUrl, tokenPlacement } = settings.server;
    if (baseUrl === null) return null;
    const companyId = user?.companyId;
    const includeSharedVehicles = user?.scopes.includes(scopes.sharedVehicle) ?? false;
    const key = JSON.stringify([baseUrl, tokenPlacement, companyId, includeSharedVehicles]);
    if (cached?.key !== key) {
      const backend = createHttpBackend({
        baseUrl,
        tokenPlacement,
        companyId,
        includeSharedVehicles,
        getToken,
        onError,
        locale: () => locale,
        maxCalls: () => maxCalls,
      });
      cached = { key, backend: { ...backend, branding: createHttpBrandSource(backend) } };
    }
    return cached.backend;
  };

  return {
    get(options) {
      locale = options.settings.provider.locale;
      maxCalls = options.settings.server.maxCalls ?? DEFAULT_MAX_CALLS;
      const backend = backendOf(options);
      const source = options.source ?? backend?.alerts;
      if (source === undefined) return null;
      return {
        source,
        evidence: options.evidence ?? backend?.evidence ?? null,
        calls: options.calls ?? backend?.calls ?? null,
        branding: options.brandSource ?? backend?.branding ?? null,
      };
    },
  };
}

export const noToken = (): PantauError =>
  new PantauError('unauthorized', {
    message: 'Set getToken or the attribute "token" on the element',
  });

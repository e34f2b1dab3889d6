import { PantauError, type SessionUser, scopes } from '@pantau/core';
import type { TokenReason } from '@pantau/core/transport';
import { createHttpAlertSource } from '../adapters/http/index.ts';
import type { AlertSource } from '../ports/alert-source.ts';
import type { ElementSettings } from './element-settings.ts';

/** The host's way to an access token; called again when one is refused. */
export type GetToken = (reason: TokenReason) => Promise<string>;

export interface SourceWishes {
  /** The host's own; goes before the server. */
  readonly source: AlertSource | null;
  readonly settings: ElementSettings;
  readonly user: SessionUser | null;
  readonly getToken: GetToken;
  readonly onError: (error: unknown) => void;
}

/** Gives the same source as long as what it is made of stays the same. */
export interface SourceKeeper {
  /** Null while the host has named neither a source nor a server. */
  get(wishes: SourceWishes): AlertSource | null;
}

export function createSourceKeeper(): SourceKeeper {
  let made: { readonly key: string; readonly source: AlertSource } | undefined;
  let locale = 'id';
  return {
    get({ source, settings, user, getToken, onError }) {
      locale = settings.locale;
      if (source !== null) return source;
      const { baseUrl, tokenPlacement } = settings;
      if (baseUrl === null) return null;
      const companyId = user?.companyId;
      const includeSharedVehicles = user?.scopes.includes(scopes.sharedVehicle) ?? false;
      const key = JSON.stringify([baseUrl, tokenPlacement, companyId, includeSharedVehicles]);
      if (made?.key !== key) {
        made = {
          key,
          source: createHttpAlertSource({
            baseUrl,
            tokenPlacement,
            companyId,
            includeSharedVehicles,
            getToken,
            onError,
            locale: () => locale,
          }),
        };
      }
      return made.source;
    },
  };
}

export const noToken = (): PantauError =>
  new PantauError('unauthorized', {
    message: 'Set getToken or the attribute "token" on <pantau-alert-center>',
  });

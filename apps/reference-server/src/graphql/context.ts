import { loadSubscribedRules, type Caller } from '../access/current-user.ts';
import type { CameraFleet } from '../cameras/camera-fleet.ts';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import type { Language } from '../lib/language.ts';
import type { LivePort } from '../live/live-port.ts';
import type { Logger } from '../lib/logger.ts';
import type { RequestLimiter } from '../lib/request-limiter.ts';
import type { TokenSigner } from '../session/tokens.ts';
import type { Settings } from '../settings/settings.ts';
import type { AlertView } from '../alerts/wire-alert.ts';
import { scopedTo, type TenantScope } from '../access/visibility.ts';

export interface GraphqlDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signer: TokenSigner;
  readonly liveFeed: LivePort;
  readonly cameras: CameraFleet;
}

/** What every resolver is given. */
export interface GraphqlContext extends GraphqlDeps {
  /** For what troubles devices, by user. */
  readonly cameraLimiter: RequestLimiter;
  readonly caller: Caller;
  readonly language: Language;
}

/** How the caller sees alerts within one operation. */
export async function viewOf(
  { db, caller }: Pick<GraphqlContext, 'db' | 'caller'>,
  options: {
    readonly maySeeUrgent: boolean;
    readonly includeShared: boolean;
    readonly seesFleetOrders?: boolean;
  },
): Promise<AlertView & { readonly scope: TenantScope }> {
  const rules = await loadSubscribedRules(db, caller);
  return {
    scope: scopedTo({ companyId: caller.companyId, rules, ...options }),
    seesFleetOrders: options.seesFleetOrders ?? false,
    multiImei: caller.flags.has('multiImei'),
  };
}

import { loadSubscribedRules, type CurrentUser } from '../access/current-user.ts';
import type { CameraFleet } from '../cameras/camera-fleet.ts';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import type { Language } from '../lib/language.ts';
import type { LivePublisher } from '../live/live-publisher.ts';
import type { UserChannel } from '../live/user-channel.ts';
import type { Logger } from '../lib/logger.ts';
import type { Mailer } from '../notifications/mailer.ts';
import type { RequestLimiter } from '../lib/request-limiter.ts';
import type { TokenSigner } from '../session/tokens.ts';
import type { Settings } from '../settings/settings.ts';
import type { AlertView } from '../alerts/wire-alert.ts';
import type { Span } from '../telemetry/telemetry.ts';
import type { CostBudget } from './cost-budget.ts';
import { alertScope, type TenantScope } from '../access/visibility.ts';

export interface GraphqlDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signer: TokenSigner;
  readonly liveFeed: LivePublisher;
  readonly users: Pick<UserChannel, 'alert' | 'sendToCompany'>;
  readonly cameras: CameraFleet;
  readonly mailer: Mailer;
}

/** Context of every resolver. */
export interface GraphqlContext extends GraphqlDeps {
  /** Limits requests that reach a device, per user. */
  readonly cameraLimiter: RequestLimiter;
  /** Limits back-tests, which read many alerts, per user. */
  readonly backTestLimiter: RequestLimiter;
  /** Limits test notifications, per user. */
  readonly testMailLimiter: RequestLimiter;
  /** What each user may still spend. */
  readonly costBudget: CostBudget;
  readonly currentUser: CurrentUser;
  readonly language: Language;
  /** Of the request, if it is traced. */
  readonly span: Span | undefined;
}

/** How the current user sees alerts within one operation. */
export async function viewOf(
  { db, currentUser }: Pick<GraphqlContext, 'db' | 'currentUser'>,
  options: {
    readonly includeUrgent: boolean;
    readonly includeShared: boolean;
    readonly includeFleetOrders?: boolean;
  },
): Promise<AlertView & { readonly scope: TenantScope }> {
  const rules = await loadSubscribedRules(db, currentUser);
  return {
    scope: alertScope({ companyId: currentUser.companyId, rules, ...options }),
    includeFleetOrders: options.includeFleetOrders ?? false,
    multiImei: currentUser.flags.has('multiImei'),
  };
}

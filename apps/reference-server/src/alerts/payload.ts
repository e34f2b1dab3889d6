import * as v from 'valibot';
import type { CurrentUser, SubscribedRules } from '../access/current-user.ts';
import type { LiveRights } from '../access/live-rights.ts';
import type { TokenSigner } from '../session/tokens.ts';
import type { AlertVisibility } from '../access/visibility.ts';

/** What a subscription may receive, as signed by the server. */
export interface Tags {
  readonly userId: number;
  /** May receive alerts and positions. */
  readonly receivesAlerts: boolean;
  /** May receive system notifications. */
  readonly receivesNotifications: boolean;
  readonly visibility: AlertVisibility;
  readonly multiImei: boolean;
  readonly includeFleetOrders: boolean;
  /** Version of the user's rights that the fields above come from (access/live-rights). */
  readonly rights: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

const ids = v.array(v.number());

const wireTags = v.object({
  sub: v.pipe(v.string(), v.digits(), v.transform(Number)),
  cid: v.number(),
  alerts: v.boolean(),
  notifications: v.boolean(),
  urgent: ids,
  important: ids,
  autoPopup: ids,
  seesUrgent: v.boolean(),
  shared: v.boolean(),
  multiImei: v.boolean(),
  fleetOrders: v.optional(v.boolean(), false),
  // Without it, issued by an older version of the server: counts as outdated.
  rights: v.optional(v.string(), ''),
  exp: v.number(),
});

export function signTags(
  signer: TokenSigner,
  currentUser: Pick<CurrentUser, 'userId'>,
  tags: Omit<Tags, 'userId' | 'expiresAt'>,
  seconds: number,
): Promise<string> {
  const { visibility, receivesAlerts, receivesNotifications, multiImei, includeFleetOrders } = tags;
  return signer.sign(
    'tags',
    {
      sub: String(currentUser.userId),
      cid: visibility.companyId,
      alerts: receivesAlerts,
      notifications: receivesNotifications,
      ...visibility.rules,
      seesUrgent: visibility.includeUrgent,
      shared: visibility.includeShared,
      multiImei,
      fleetOrders: includeFleetOrders,
      rights: tags.rights,
    },
    seconds,
  );
}

/** Returns `null` when the payload is forged, expired, or was issued to another user. */
export async function readTags(
  signer: TokenSigner,
  payload: string,
  subscriber: { readonly userId: number; readonly companyId: number },
): Promise<Tags | null> {
  const parsed = v.safeParse(wireTags, await signer.read('tags', payload));
  if (!parsed.success) return null;
  const { sub, cid, urgent, important, autoPopup, exp, ...tags } = parsed.output;
  if (sub !== subscriber.userId || cid !== subscriber.companyId) return null;
  return {
    userId: sub,
    receivesAlerts: tags.alerts,
    receivesNotifications: tags.notifications,
    visibility: {
      companyId: cid,
      rules: { urgent, important, autoPopup },
      includeUrgent: tags.seesUrgent,
      includeShared: tags.shared,
    },
    multiImei: tags.multiImei,
    includeFleetOrders: tags.fleetOrders,
    rights: tags.rights,
    expiresAt: exp * 1000,
  };
}

/**
 * What is left of a payload under the present rights of its user: nothing that they no longer grant, and for each rule
 * its present urgency. What they have come to grant since is in the next payload.
 */
export function restrictTags(
  tags: Tags,
  held: LiveRights,
  rules: SubscribedRules,
  rights: string,
): Tags {
  const { visibility } = tags;
  const named = new Set([...visibility.rules.urgent, ...visibility.rules.important]);
  const isNamed = (id: number): boolean => named.has(id);
  return {
    ...tags,
    receivesAlerts: tags.receivesAlerts && held.alerts,
    receivesNotifications: tags.receivesNotifications && held.notifications,
    visibility: {
      ...visibility,
      rules: {
        urgent: rules.urgent.filter(isNamed),
        important: rules.important.filter(isNamed),
        autoPopup: rules.autoPopup.filter(isNamed),
      },
      includeUrgent: visibility.includeUrgent && held.urgent,
      includeShared: visibility.includeShared && held.shared,
    },
    multiImei: tags.multiImei && held.multiImei,
    includeFleetOrders: tags.includeFleetOrders && held.fleetOrders,
    rights,
  };
}

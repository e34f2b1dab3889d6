import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { hasPartnerButtons } from '../../engine/prompts/partner-company.ts';
import { useMayGiveFeedback } from './use-feedback-prompt.ts';

/** Whether the user is offered the feedback form (SH-71). */
export function useOffersFeedback(): boolean {
  const { user } = useSession();
  const mayGive = useMayGiveFeedback();
  return mayGive && hasPartnerButtons(user);
}

/** Whether the user is offered the referral code (SH-77). */
export function useOffersReferral(): boolean {
  const { user, permissions } = useSession();
  return permissions.can(scopes.referralProgram) && hasPartnerButtons(user);
}

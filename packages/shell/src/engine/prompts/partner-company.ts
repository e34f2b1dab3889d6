import type { SessionUser } from '@pantau/core';

/** It has its own support and programme. */
const COMPANY_WITHOUT_BUTTONS = 1449;

/** Whether the top bar offers feedback and referral to the user: not in company 1449. */
export const hasPartnerButtons = (user: Pick<SessionUser, 'companyId'> | null): boolean =>
  user !== null && user.companyId !== COMPANY_WITHOUT_BUTTONS;

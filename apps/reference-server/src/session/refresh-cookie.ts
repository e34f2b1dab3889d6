import { sessionCookie } from './session-cookie.ts';

/** Carries the refresh token of a sign-in. */
export const refreshCookie = sessionCookie('pantau_refresh');

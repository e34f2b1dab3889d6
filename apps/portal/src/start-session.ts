import { createPortal } from './create-portal.ts';

/**
 * The session of this tab. `main.tsx` imports it before the views: the request that restores the session is under way
 * while they are evaluated, which takes a slow device longer than the request.
 */
export const portal = createPortal();

void portal.session.resume();

import { createBrowserSession } from '@pantau/shell/http';
import { reportError } from './portal/report-error.ts';

/**
 * The session of this tab. `main.tsx` imports it before the views: the request that restores the session is under way
 * while they are evaluated, which takes a slow device longer than the request.
 */
export const services = createBrowserSession(reportError);

void services.session.resume();

/** Asks a service worker for the entry script of its build; the answer comes through the port. */
export const GET_BUILD = 'GET_BUILD';

/** Tells a waiting service worker to become the active one. */
export const SKIP_WAITING = 'SKIP_WAITING';

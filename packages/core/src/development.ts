/** Warnings for the developer of a host. Load it in development only. */
export { nearestName, warnOnce, warnUnknown } from './errors/warn-unknown.ts';

/**
 * Looks a package up once for all modules of a process. Node reads the description of a package with every import of it,
 * and with each of its modules; that of drizzle-orm has 180 kB, and the server imports it two hundred times.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module';

const resolved = new Map<string, ResolveFnOutput>();
/** Its modules import each other by path, and are ES modules. */
const DRIZZLE = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    if (specifier.startsWith('.')) {
      if (!parentURL.includes(DRIZZLE) || !conditions.includes('import')) {
        return next(specifier, context);
      }
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!/^[@a-z]/.test(specifier) || specifier.includes(':')) return next(specifier, context);
    // Packages may differ in the versions that they use.
    const from = /^.*\/(?:apps|packages)\/[^/]+\//.exec(parentURL)?.[0];
    if (from === undefined || from.includes('/node_modules/')) return next(specifier, context);
    const key = [from, specifier, ...conditions].join(' ');
    const known = resolved.get(key) ?? next(specifier, context);
    resolved.set(key, known);
    return { ...known, shortCircuit: true };
  },
});

import { fileURLToPath } from 'node:url';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * How tests start a program of the server in a process of its own. Much of the CPU of a start goes into loading its
 * modules: types are stripped and scripts compiled once for all starts, and packages are looked up once.
 */
export const quickStart = {
  args: ['--conditions=@pantau/source', '--import', pathOf('./resolve-once.ts')],
  env: { NODE_COMPILE_CACHE: pathOf('../../../../node_modules/.cache/pantau-compiled') },
} as const;

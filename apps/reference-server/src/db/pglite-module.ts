import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(join(pglite, 'pglite.wasm')));

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The code of PGlite, compiled once in this process for all its threads: most of the time that opening a database takes
 * is spent on compiling.
 */
export const pgliteModule = (): Promise<WebAssembly.Module> => (compiled ??= compile());

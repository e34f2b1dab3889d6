/** Packs the packages once, before the tests of a project, which get the paths of the tarballs. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inject } from 'vitest';
import { packAll } from './consumer.mjs';

const key = /** @type {never} */ ('tarballs');
/** @type {Record<string, string>} */
let tarballs = {};

/** @param {import('vitest/node').TestProject} project */
export async function setup(project) {
  tarballs = await packAll();
  project.provide(key, /** @type {never} */ (tarballs));
}

export function teardown() {
  for (const file of Object.values(tarballs)) {
    rmSync(dirname(file), { recursive: true, force: true });
  }
}

/** For tests. @returns {Record<string, string>} paths of the tarballs by package name */
export const packedPackages = () => inject(key);

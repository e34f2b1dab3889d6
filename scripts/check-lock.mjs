/**
 * The lock file installs everywhere: it names no registry host, and has every optional package (those of
 * other platforms) in the version that is asked for. npm sometimes leaves nested ones out when it writes
 * the file, and then `npm ci` refuses it.
 */
import { readFileSync } from 'node:fs';
import { conclude } from './lib/files.mjs';
import { at } from './lib/paths.mjs';

/** @typedef {{ version?: string, resolved?: string, optionalDependencies?: Record<string, string> }} Entry */

/** @type {Record<string, Entry>} */
const packages = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;

/** @param {string} from @param {string} name @returns {Entry | undefined} what Node would find from there */
function found(from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const entry = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (entry !== undefined) return entry;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`];
  }
}

const problems = Object.entries(packages).flatMap(([path, { resolved, optionalDependencies }]) => {
  const host = /^\w+:\/\//.test(resolved ?? '')
    ? [`'${path}' names a host (${resolved}): keep .npmrc as it is`]
    : [];
  const missing = Object.entries(optionalDependencies ?? {})
    .filter(([name, version]) => /^\d/.test(version) && found(path, name)?.version !== version)
    .map(([name, version]) => `'${path}' lacks ${name} ${version}`);
  return [...host, ...missing];
});

conclude(`${Object.keys(packages).length} locked packages`, problems);

import { posix } from 'node:path';
import {
  areaEntry,
  areaRooms,
  coreRooms,
  foundations,
  heavyFoundations,
  serverEntries,
} from './house.mjs';
import { locate } from './locate.mjs';

/** @typedef {import('./locate.mjs').Place} Place */
/** @typedef {import('./house.mjs').RoomRule} RoomRule */

/**
 * Public entries by package name: `{'@pantau/core': ['@pantau/core', '@pantau/core/ui']}`.
 *
 * @typedef {Readonly<Record<string, readonly string[]>>} PublicEntries
 */

const extensions =
  /\.(?:[cm]?[jt]sx?|css|json|svg|graphql|gql|ya?ml|html|woff2|png|webp|mp4|webm|sql|geojson)(?:\?.*)?$/;

/** @param {Place} place @returns {RoomRule | undefined} undefined where no room rule applies */
function ruleOf(place) {
  if (!place.published || place.role !== 'source') return undefined;
  if (place.kind === 'core')
    return Object.hasOwn(coreRooms, place.room) ? coreRooms[place.room] : undefined;
  if (place.room === '') return areaEntry;
  return Object.hasOwn(areaRooms, place.room) ? areaRooms[place.room] : undefined;
}

/** @param {Place} place */
const here = (place) => (place.room === '' ? `${place.workspace}/src` : `${place.room}/`);

/**
 * Whether a room exists in the house at all.
 *
 * @param {string} path relative to the repository's root
 * @returns {string | undefined} what is wrong with it
 */
export function checkRoom(path) {
  const place = locate(path);
  if (!place.published || place.kind === 'core' || place.room === '') return undefined;
  if (Object.hasOwn(areaRooms, place.room)) return undefined;
  return `'${place.room}/' is no room of the house. Rooms: ${Object.keys(areaRooms).join(', ')}.`;
}

/** @param {Place} from @param {string} path @param {string} specifier @returns {string | undefined} */
function decideRelative(from, path, specifier) {
  const target = posix.normalize(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')));
  if (!extensions.test(specifier)) {
    return `A relative import carries its extension: write '${specifier}.ts' or '.tsx'.`;
  }
  if (/\.tsx?$/.test(path) && from.kind !== 'tests' && /\.jsx?$/.test(specifier)) {
    return `Name the source file: '${specifier.replace(/\.js(x?)$/, '.ts$1')}'.`;
  }
  const to = locate(target);
  if (to.workspace !== from.workspace) {
    const fromTests = from.kind === 'tests' && to.workspace === 'apps/reference-server';
    const supportOfTests = from.role === 'test' && to.kind === 'tests';
    const ofTheRoot = from.workspace === '' || to.workspace === '';
    if (fromTests || supportOfTests) return undefined;
    if (ofTheRoot && to.workspace === '' && to.kind === 'root' && !from.published) return undefined;
    if (to.kind === 'scripts' && !from.published) return undefined;
    if (to.workspace.startsWith('packages/')) {
      return `A workspace ends at its folder: import '@pantau/${to.name}' by a public entry.`;
    }
    return `A workspace ends at its folder: '${target}' is not part of '${from.workspace || 'the root'}'.`;
  }
  const rule = ruleOf(from);
  if (rule === undefined || !to.published || to.part === from.part || to.room === from.room) {
    return from.room === 'adapters' && to.room === 'adapters' && from.part !== to.part && rule
      ? `Adapters do not know each other: '${from.part}' must not import '${to.part}'.`
      : undefined;
  }
  if (to.room === '') {
    return `A file imports the file it needs, not the package's entry '${posix.basename(target)}'.`;
  }
  if (rule.rooms.includes(to.room)) return undefined;
  if (to.room === 'adapters') {
    return `Nobody but element/, testing/, stories and tests imports an adapter: take the port from ports/ and let the host pass the adapter in.`;
  }
  const allowed = rule.rooms.length === 0 ? 'no other room' : rule.rooms.join(', ');
  return `${here(from)} may import ${allowed}; '${to.room}/' is not among them.`;
}

/** @param {Place} from @param {string} specifier @param {PublicEntries} entries @returns {string | undefined} */
function decideOwn(from, specifier, entries) {
  const name = specifier.split('/').slice(0, 2).join('/');
  const short = name.slice('@pantau/'.length);
  const open = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (open === undefined) {
    return from.kind === 'tests' ? undefined : `'${name}' is not a package: apps are not imported.`;
  }
  if (!open.includes(specifier)) {
    return `'${specifier}' is not a public entry. Public are: ${open.join(', ')}.`;
  }
  if (from.published && from.name === short) {
    return `Inside its own package a file is imported by its relative path, not as '${specifier}'.`;
  }
  if (from.kind === 'core') return `Core imports no other package: '${name}' stands above it.`;
  if (from.kind === 'foundation' && foundations.indexOf(short) > foundations.indexOf(from.name)) {
    return `'${from.name}' is a foundation: '${name}' stands above it.`;
  }
  if ((from.kind === 'area' || from.kind === 'foundation') && !foundations.includes(short)) {
    return `An area never imports another area ('${name}'): move what both need to core, or let the app join them.`;
  }
  if (from.workspace === 'apps/reference-server' && from.role === 'source') {
    if (!serverEntries.includes(specifier)) {
      return `The server imports only ${serverEntries.join(', ')}: '${specifier}' is made for a browser.`;
    }
  }
  const rule = ruleOf(from);
  if (rule && !rule.foundations) {
    return `${here(from)} imports no package: pass what it needs as an argument.`;
  }
  const heavy = heavyFoundations.find((one) => one.package === short && one.area === from.name);
  if (heavy && from.role === 'source' && !heavy.rooms.includes(from.room)) {
    return `Not here: ${heavy.why}.`;
  }
  return undefined;
}

/** @param {Place} from @param {string} specifier @returns {string | undefined} */
function decideForeign(from, specifier) {
  if (!from.published || from.role !== 'source') return undefined;
  if (specifier.startsWith('node:')) {
    return `A package runs in browsers: '${specifier}' exists only in Node.`;
  }
  const name = specifier.split('/')[0] ?? '';
  const rule = ruleOf(from);
  if (rule && (name === 'react' || name === 'react-dom') && !rule.react) {
    return `${here(from)} knows no React: hooks live in controllers/, views in components/.`;
  }
  if (name === 'jotai' && from.kind !== 'core') {
    if (from.room === 'state' || from.room === 'controllers') return undefined;
    return `jotai is hidden behind the package's hooks: use it in state/ or controllers/ and import the hook.`;
  }
  if (rule && !rule.npm) return `${here(from)} imports no third-party package ('${specifier}').`;
  return undefined;
}

/**
 * Decides whether a file may import a module.
 *
 * @param {string} path the importing file, relative to the repository's root, with `/`
 * @param {string} specifier what stands in the import
 * @param {PublicEntries} entries
 * @returns {string | undefined} undefined when allowed, else what to do instead
 */
export function decide(path, specifier, entries) {
  const from = locate(path);
  if (/^\.{1,2}\//.test(specifier)) return decideRelative(from, path, specifier);
  if (specifier === '.' || specifier === '..') return `Name the file instead of its folder.`;
  if (specifier.startsWith('@pantau/')) return decideOwn(from, specifier, entries);
  return decideForeign(from, specifier);
}

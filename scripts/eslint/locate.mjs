/**
 * Where a file stands in the house.
 *
 * @typedef {object} Place
 * @property {'core' | 'foundation' | 'area' | 'app' | 'tests' | 'scripts' | 'workbench' | 'root'} kind
 * @property {string} workspace folder of its workspace, such as `packages/core`; '' outside of one
 * @property {string} name short name of the workspace, such as `core`; '' outside of one
 * @property {string} room first folder under `src/`; '' for files directly in `src/`
 * @property {string} part the room and the folder under it, such as `adapters/http`
 * @property {'source' | 'test' | 'story'} role
 * @property {boolean} published whether it stands under `src/` of a package
 */

import { foundations } from './house.mjs';

/** @param {string} path relative to the root, with `/` @returns {Place['role']} */
function roleOf(path) {
  if (/\.test\.[cm]?[jt]sx?$|\.e2e\.ts$/.test(path)) return 'test';
  if (/\.stories\.tsx?$/.test(path)) return 'story';
  return 'source';
}

/** @param {string} name @returns {Place['kind']} */
function packageKind(name) {
  if (name === 'core') return 'core';
  return foundations.includes(name) ? 'foundation' : 'area';
}

/**
 * Says where a file stands.
 *
 * @param {string} path relative to the repository's root, with `/`
 * @returns {Place}
 */
export function locate(path) {
  const [top = '', name = '', src = '', ...rest] = path.split('/');
  const outside = { workspace: '', name: '', room: '', part: '', role: roleOf(path) };
  if (top === 'packages' && src !== '') {
    const published = src === 'src';
    const inRoom = published && rest.length > 1;
    return {
      kind: packageKind(name),
      workspace: `packages/${name}`,
      name,
      room: inRoom ? (rest[0] ?? '') : '',
      part: inRoom ? rest.slice(0, rest.length > 2 ? 2 : 1).join('/') : '',
      role: roleOf(path),
      published,
    };
  }
  if (top === 'apps' && src !== '') {
    return { ...outside, kind: 'app', workspace: `apps/${name}`, name, published: false };
  }
  const kinds = /** @type {const} */ ({
    tests: 'tests',
    scripts: 'scripts',
    '.storybook': 'workbench',
  });
  const kind = Object.hasOwn(kinds, top) ? kinds[/** @type {keyof typeof kinds} */ (top)] : 'root';
  return { ...outside, kind, published: false };
}

/**
 * Checks what no linter reads: commit subjects, the lock file, and leftovers in any kind of file. An
 * unpacked archive has no commits and is checked without them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { conclude } from './lib/checks.mjs';
import { at, root } from './lib/paths.mjs';

/** Subjects are limited after this commit. */
const firstCommit = '3b9ac7a3ba1ac6c7ff4651692bec724e3a71b3a8';
const maxSubject = 72;

/** @param {readonly string[]} args @returns {string[]} lines; none if git finds nothing */
function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return (stdout ?? '').split('\n').filter((line) => line !== '');
}

const commits = git('log', '--no-merges', '--format=%h %s', `${firstCommit}..HEAD`);
const longSubjects = commits
  .map((line) => [line, line.length - line.indexOf(' ') - 1])
  .filter(([, length]) => Number(length) > maxSubject)
  .map(([line, length]) => `subject of ${length} characters (at most ${maxSubject}): ${line}`);

/** Paths of one machine, unfinished merges, open ends, notes about tools. */
const leftovers = [
  String.raw`(^|[^[:alnum:]_.@:/-])/(work|root|home|Users)/[[:alnum:]_.-]`,
  '^(<{7}|>{7}) ',
  String.raw`\b(TODO|FIXME|XXX|HACK)\b`,
  String.raw`\b[Cc]o-[Aa]uthored-[Bb]y:`,
  String.raw`\b([Ll]anguage model|[Cc]oding (agent|assistant)|(AI|ai)[- ]([Aa]ssistant|[Gg]enerated))\b`,
].join('|');
const notSearched = [':!package-lock.json', ':!scripts/check-repository.mjs'];
const found = git('grep', '--untracked', '-InE', leftovers, '--', '.', ...notSearched);

/** Spellings of texts that the glossary has another one for. */
const spellings = String.raw`\b[Ee]-mail`;
const misspelt = git('grep', '--untracked', '-InE', spellings, '--', '*messages*');

/** @typedef {{ version?: string, resolved?: string, optionalDependencies?: Record<string, string> }} Entry */

/** @type {Record<string, Entry>} */
const packages = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;

/** @param {string} from @param {string} name @returns {Entry | undefined} what Node resolves from there */
function resolve(from, name) {
  for (let folder = from; folder !== ''; folder = folder.replace(/\/?[^/]*$/, '')) {
    const entry = packages[`${folder}/node_modules/${name}`];
    if (entry !== undefined) return entry;
  }
  return packages[`node_modules/${name}`];
}

// npm sometimes omits nested optional packages (those of other platforms), and `npm ci` then refuses the
// file. A registry's host would tie the installation to it.
const lockProblems = Object.entries(packages).flatMap(([path, { resolved = '', ...entry }]) => [
  ...(/^\w+:\/\//.test(resolved) ? [`package-lock.json: '${path}' names a host: ${resolved}`] : []),
  ...Object.entries(entry.optionalDependencies ?? {})
    .filter(([name, version]) => /^\d/.test(version) && resolve(path, name)?.version !== version)
    .map(([name, version]) => `package-lock.json: '${path}' lacks ${name} ${version}`),
]);

conclude(`${commits.length} commits, ${Object.keys(packages).length} locked packages`, [
  ...longSubjects,
  ...found.map((line) => `leftover: ${line.slice(0, 200)}`),
  ...misspelt.map((line) => `not as in docs/glossary.md: ${line.slice(0, 200)}`),
  ...lockProblems,
]);

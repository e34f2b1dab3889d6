/**
 * Nothing in the repository speaks of the machine that it was written on: no path of a home or working
 * folder, no leftover of a merge or of an editor.
 */
import { readFileSync } from 'node:fs';
import { conclude, repositoryFiles } from './lib/files.mjs';
import { at } from './lib/paths.mjs';

/** @type {readonly { pattern: RegExp, why: string }[]} */
const strays = [
  { pattern: /(?<![\w.@:/-])\/(?:work|root|home|Users)\/[\w.-]+/, why: 'a path of one machine' },
  { pattern: /^(?:<{7}|>{7}) /m, why: 'a merge that was not finished' },
  { pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/, why: 'an open end: do it or say it in an issue' },
  { pattern: /\bco-authored-by:/i, why: 'a note for a commit message' },
  {
    pattern: /\b(?:language model|coding (?:agent|assistant)|ai[- ](?:assistant|generated))\b/i,
    why: 'a word about tools, not about the product',
  },
];

const text =
  /\.(?:[cm]?[jt]sx?|json|css|md|ya?ml|graphql|html|sql|svg|txt|sh)$|(?:^|\/)[^.]+$|^\.[\w/]+$/;

const files = repositoryFiles();
const problems = files
  .filter((path) => text.test(path) && path !== 'scripts/check-strays.mjs')
  .flatMap((path) => {
    const content = readFileSync(at(path), 'utf8');
    return strays.flatMap(({ pattern, why }) => {
      const found = path === 'package-lock.json' ? null : pattern.exec(content);
      if (found === null) return [];
      const line = content.slice(0, found.index).split('\n').length;
      return [`${path}:${line}: '${found[0].trim()}' is ${why}`];
    });
  });

conclude(`${files.length} files`, problems);

import { isAbsolute, relative, sep } from 'node:path';
import { checkRoom, decide } from './boundaries.mjs';
import { readPublicEntries } from './public-entries.mjs';

/** @type {Map<string, Record<string, string[]>>} */
const entriesByRoot = new Map();

/** @param {string} root */
function entriesOf(root) {
  const known = entriesByRoot.get(root) ?? readPublicEntries(root);
  entriesByRoot.set(root, known);
  return known;
}

/**
 * Holds the direction of imports between packages and between the rooms of a package.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const boundariesRule = {
  meta: {
    type: 'problem',
    docs: { description: 'Hold the direction of imports that ARCHITECTURE.md describes' },
    schema: [],
  },
  create(context) {
    const path = isAbsolute(context.filename)
      ? relative(context.cwd, context.filename).split(sep).join('/')
      : context.filename;
    const entries = entriesOf(context.cwd);

    /** @param {any} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = decide(path, source.value, entries);
      if (message !== undefined) context.report({ node: source, message });
    };

    return {
      Program(node) {
        const message = checkRoom(path);
        if (message !== undefined) context.report({ node, loc: { line: 1, column: 0 }, message });
      },
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      /** @param {any} node */
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};

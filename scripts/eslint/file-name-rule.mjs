import { basename } from 'node:path';

/**
 * Files are kebab-case, whatever the machine's file system thinks of capitals.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileNameRule = {
  meta: { type: 'suggestion', docs: { description: 'File names are kebab-case' }, schema: [] },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(name)) return;
      context.report({
        node,
        loc: { line: 1, column: 0 },
        message: `'${name}' is not kebab-case.`,
      });
    },
  }),
};

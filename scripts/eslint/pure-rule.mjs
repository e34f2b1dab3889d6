/** Globals that reach out of a pure function, and what to do instead. */
const impure = new Map(
  Object.entries({
    console: 'return what happened',
    crypto: 'take ids and seeds as arguments',
    document: 'the domain knows no page',
    fetch: 'call through a port',
    localStorage: 'take a KeyValueStore in state/',
    navigator: 'the domain knows no browser',
    performance: 'take the time as an argument',
    queueMicrotask: 'let a controller schedule',
    requestAnimationFrame: 'let a controller schedule',
    sessionStorage: 'take a KeyValueStore in state/',
    setInterval: 'let a controller schedule with the Clock',
    setTimeout: 'let a controller schedule with the Clock',
    window: 'the domain knows no browser',
  }),
);

/** Calls that read time or chance. */
const injected = new Map(
  Object.entries({ 'Date.now': 'the time (epoch ms)', 'Math.random': 'a seeded source of chance' }),
);

/**
 * Keeps `domain/` pure: same arguments, same answer, at any hour and in any browser.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const pureRule = {
  meta: {
    type: 'problem',
    docs: { description: 'The domain has no clock, no chance, no I/O and no timer of its own' },
    schema: [],
  },
  create(context) {
    /** @param {any} node @param {string} what @param {string} instead */
    const report = (node, what, instead) =>
      context.report({ node, message: `The domain is pure: no ${what}; ${instead}.` });

    return {
      /** @param {any} node */
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`;
        const argument = injected.get(name);
        if (argument !== undefined) report(node, name, `take ${argument} as an argument`);
      },
      /** @param {any} node */
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) {
          report(node, 'new Date()', 'take the time (epoch ms) as an argument');
        }
      },
      /** @param {any} node */
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node, 'Date()', 'take the time as an argument');
      },
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node);
        // With type information the parser knows the browser's globals as variables without a definition.
        const known = scope.variables
          .filter((variable) => variable.defs.length === 0)
          .flatMap((variable) => variable.references);
        for (const { identifier } of new Set([...scope.through, ...known])) {
          const instead = impure.get(identifier.name);
          if (instead !== undefined) report(identifier, identifier.name, instead);
        }
      },
    };
  },
};

/** Attributes whose value people read or hear. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

const message =
  'Text is a key of the catalogue (messages/en.ts and id.ts), never written in a view.';

/** @param {unknown} text */
const hasWord = (text) => typeof text === 'string' && /\p{L}/u.test(text);

/** @param {any} expression @returns {boolean} */
function isText(expression) {
  switch (expression?.type) {
    case 'Literal':
      return hasWord(expression.value);
    case 'TemplateLiteral':
      return expression.quasis.some((/** @type {any} */ part) => hasWord(part.value.cooked));
    case 'ConditionalExpression':
      return isText(expression.consequent) || isText(expression.alternate);
    case 'LogicalExpression':
      return isText(expression.right);
    default:
      return false;
  }
}

/**
 * Refuses words written straight into JSX: they would exist in one language only.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const rawTextRule = {
  meta: {
    type: 'problem',
    docs: { description: 'Every text a person meets is a message key' },
    schema: [],
  },
  create(context) {
    /** @param {any} node */
    const report = (node) => context.report({ node, message });
    return {
      /** @param {any} node */
      JSXText(node) {
        if (hasWord(node.value)) report(node);
      },
      /** @param {any} node */
      JSXExpressionContainer(node) {
        const inAttribute = node.parent.type === 'JSXAttribute';
        if (!inAttribute && isText(node.expression)) report(node);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !spoken.has(node.name.name)) return;
        const value =
          node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (isText(value)) report(node);
      },
    };
  },
};

import {
  GraphQLError,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Levels of fields; the deepest sensible question about an alert has eight. */
const DEEPEST = 12;
/** Fields of one document once its fragments are in place. */
const MOST_FIELDS = 1_000;
/** Operations of one document, each of which reads the database. */
const MOST_ROOT_FIELDS = 10;
/** Words and signs of a document; a list of 10,000 ids belongs into the variables. */
export const MOST_TOKENS = 5_000;

interface Measure {
  readonly depth: number;
  readonly fields: number;
}

/**
 * Refuses documents that ask for too much. Introspection is let through: it is bounded by the schema, and
 * its fields return nothing of the database.
 */
export function limitSize(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, Measure>();

  const ofFragment = (fragment: FragmentDefinitionNode, trail: readonly string[]): Measure => {
    const name = fragment.name.value;
    const known = measured.get(name);
    if (known !== undefined) return known;
    // Fragments that spread themselves are another rule's business.
    if (trail.includes(name)) return { depth: 0, fields: 0 };
    const measure = ofSelections(fragment.selectionSet, [...trail, name]);
    measured.set(name, measure);
    return measure;
  };

  const ofSelections = (set: SelectionSetNode, trail: readonly string[]): Measure => {
    let depth = 0;
    let fields = 0;
    for (const selection of set.selections) {
      let inner: Measure = { depth: 0, fields: 0 };
      if (selection.kind === 'Field') {
        if (selection.name.value.startsWith('__')) continue;
        const below =
          selection.selectionSet === undefined
            ? inner
            : ofSelections(selection.selectionSet, trail);
        inner = { depth: below.depth + 1, fields: below.fields + 1 };
      } else if (selection.kind === 'InlineFragment') {
        inner = ofSelections(selection.selectionSet, trail);
      } else {
        const fragment = context.getFragment(selection.name.value);
        if (fragment != null) inner = ofFragment(fragment, trail);
      }
      depth = Math.max(depth, inner.depth);
      fields += inner.fields;
    }
    return { depth, fields };
  };

  // Each fragment is counted once: twenty that each spread the next one twice would be a million.
  const counted = new Map<string, number>();

  const rootFieldsOfFragment = (name: string, trail: readonly string[]): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    const fragment = context.getFragment(name);
    if (fragment == null || trail.includes(name)) return 0;
    const count = rootFields(fragment.selectionSet, [...trail, name]);
    counted.set(name, count);
    return count;
  };

  const rootFields = (set: SelectionSetNode, trail: readonly string[]): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === 'Field') return sum + 1;
      if (selection.kind === 'InlineFragment')
        return sum + rootFields(selection.selectionSet, trail);
      return sum + rootFieldsOfFragment(selection.name.value, trail);
    }, 0);

  return {
    OperationDefinition(node) {
      const refuse = (text: string): void =>
        context.reportError(new GraphQLError(text, { nodes: node }));
      const { depth, fields } = ofSelections(node.selectionSet, []);
      if (depth > DEEPEST) refuse(`The query is ${depth} levels deep; ${DEEPEST} are allowed.`);
      if (fields > MOST_FIELDS) refuse(`The query has more than ${MOST_FIELDS} fields.`);
      if (rootFields(node.selectionSet, []) > MOST_ROOT_FIELDS) {
        refuse(`The query asks for more than ${MOST_ROOT_FIELDS} operations.`);
      }
    },
  };
}

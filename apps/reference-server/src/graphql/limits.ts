import {
  GraphQLError,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Maximum nesting of fields; the deepest reasonable query for an alert has eight, introspection 15. */
const MAX_DEPTH = 16;
/** Maximum number of fields, with fragments expanded. */
const MAX_FIELDS = 1_000;
/** Maximum number of root fields, each of which reads the database. */
const MAX_ROOT_FIELDS = 10;
/** Maximum number of tokens. Long lists of ids belong into variables. */
export const MAX_TOKENS = 5_000;

interface QuerySize {
  readonly depth: number;
  readonly fields: number;
}

/** Rejects documents that request too much. Fields of the schema's own description count, too. */
export function limitSize(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, QuerySize>();

  const measureFragment = (
    fragment: FragmentDefinitionNode,
    path: readonly string[],
  ): QuerySize => {
    const name = fragment.name.value;
    const known = measured.get(name);
    if (known !== undefined) return known;
    // Cyclic fragments are reported by another rule.
    if (path.includes(name)) return { depth: 0, fields: 0 };
    const measure = measureSelections(fragment.selectionSet, [...path, name]);
    measured.set(name, measure);
    return measure;
  };

  const measureSelections = (set: SelectionSetNode, path: readonly string[]): QuerySize => {
    let depth = 0;
    let fields = 0;
    for (const selection of set.selections) {
      let inner: QuerySize = { depth: 0, fields: 0 };
      if (selection.kind === 'Field') {
        const below =
          selection.selectionSet === undefined
            ? inner
            : measureSelections(selection.selectionSet, path);
        inner = { depth: below.depth + 1, fields: below.fields + 1 };
      } else if (selection.kind === 'InlineFragment') {
        inner = measureSelections(selection.selectionSet, path);
      } else {
        const fragment = context.getFragment(selection.name.value);
        if (fragment != null) inner = measureFragment(fragment, path);
      }
      depth = Math.max(depth, inner.depth);
      fields += inner.fields;
    }
    return { depth, fields };
  };

  // Memoised: twenty fragments that each spread the next one twice would otherwise expand to a
  // million.
  const counted = new Map<string, number>();

  const countFragmentRootFields = (name: string, path: readonly string[]): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    const fragment = context.getFragment(name);
    if (fragment == null || path.includes(name)) return 0;
    const count = countRootFields(fragment.selectionSet, [...path, name]);
    counted.set(name, count);
    return count;
  };

  const countRootFields = (set: SelectionSetNode, path: readonly string[]): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === 'Field') return sum + 1;
      if (selection.kind === 'InlineFragment')
        return sum + countRootFields(selection.selectionSet, path);
      return sum + countFragmentRootFields(selection.name.value, path);
    }, 0);

  return {
    OperationDefinition(node) {
      const report = (text: string): void =>
        context.reportError(new GraphQLError(text, { nodes: node }));
      const { depth, fields } = measureSelections(node.selectionSet, []);
      if (depth > MAX_DEPTH)
        report(`The query is ${depth} levels deep; the maximum is ${MAX_DEPTH}.`);
      if (fields > MAX_FIELDS) report(`The query has more than ${MAX_FIELDS} fields.`);
      if (countRootFields(node.selectionSet, []) > MAX_ROOT_FIELDS) {
        report(`The query requests more than ${MAX_ROOT_FIELDS} operations.`);
      }
    },
  };
}

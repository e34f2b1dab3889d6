/**
 * The types of a GraphQL document's result and variables; they do not exist at run time. gql.tada
 * marks its documents in the same way, so its documents can be used.
 */
export interface TypedDocument<Result, Variables> {
  __apiType?: (variables: Variables) => Result;
}

interface DocumentText {
  readonly text: string;
  readonly fragments: readonly DocumentText[];
}

/**
 * Keeps a GraphQL document as text: nothing is parsed in the browser. `Graphql` is the type of a
 * gql.tada function bound to the contract; that package is needed for types only, at development
 * time, and stays out of what is published as long as documents are not exported from an entry:
 *
 * ```ts
 * import type { initGraphQLTada } from 'gql.tada';
 *
 * const graphql = documentTag<initGraphQLTada<ContractTypes>>();
 * const headQuery = graphql(`query Head { payload { isSuccessful payload } }`);
 * ```
 */
export function documentTag<Graphql>(): Graphql {
  const tag = (text: string, fragments: readonly DocumentText[] = []): DocumentText => ({
    text,
    fragments,
  });
  return tag as Graphql;
}

/** The text to send: the document and each of its fragments once. */
export function printDocument(document: object): string {
  const texts = new Set<string>();
  const collect = ({ text, fragments }: DocumentText): void => {
    texts.add(text);
    fragments.forEach(collect);
  };
  collect(document as DocumentText);
  return [...texts].join('\n');
}

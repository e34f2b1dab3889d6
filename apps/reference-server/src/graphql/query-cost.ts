import { GraphQLError, getNamedType, isCompositeType, isListType, isNonNullType } from 'graphql';
import type { DocumentNode, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';

/** Rows of a page, if the request does not say. */
const PAGE_SIZE = 20;
/** Operations refuse larger pages themselves. */
const PAGE_SIZE_MAX = 1_000;
/** Assumed length of a list within a row. */
const NESTED_LIST = 10;
/** Three times the most that a widget requests: the 999 templates of recommended rules. */
const MAX_COST = 500_000;

type Args = Readonly<Record<string, unknown>>;

const isArgs = (value: unknown): value is Args => typeof value === 'object' && value !== null;

/** The number of rows requested by `show`, `first` or `limit` of the arguments, of their filter or its pagination. */
function pageSizeOf(args: Args): number {
  const filter = isArgs(args['filter']) ? args['filter'] : {};
  const pagination = isArgs(filter['pagination']) ? filter['pagination'] : {};
  const sizes = [args, filter, pagination].flatMap(({ show, first, limit }) => [
    show,
    first,
    limit,
  ]);
  const size = sizes.find((value) => typeof value === 'number') ?? PAGE_SIZE;
  return Math.min(Math.max(Number(size), 1), PAGE_SIZE_MAX);
}

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/** A field costs 1, and what it contains as often as it is repeated. The rows in `data` are those of the page. */
const estimate: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (type.name === 'Query' || type.name === 'Mutation') {
    return 1 + childComplexity * (field.args.length === 0 ? 1 : pageSizeOf(args));
  }
  const isRepeated =
    field.name !== 'data' && isList(field.type) && isCompositeType(getNamedType(field.type));
  return 1 + childComplexity * (isRepeated ? NESTED_LIST : 1);
};

export interface Operation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

/**
 * The cost of an operation in fields that it may read: fields times sizes of lists (RS-323).
 *
 * @throws GraphQLError when it costs more than `MAX_COST`
 */
export function costOf(
  schema: GraphQLSchema,
  { document, variables, operationName }: Operation,
): number {
  const cost = getComplexity({
    schema,
    query: document,
    variables,
    estimators: [estimate],
    ...(operationName !== undefined && { operationName }),
  });
  if (cost > MAX_COST) {
    throw new GraphQLError(`The query may read ${cost} fields; the maximum is ${MAX_COST}.`, {
      extensions: { http: { status: 400 } },
    });
  }
  return cost;
}

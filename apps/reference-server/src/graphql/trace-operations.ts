import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './context.ts';

/** Clients choose the names of operations. */
const MAX_NAME_LENGTH = 64;

/** Adds the execution of each operation to the trace of its request. */
export const traceOperations: Plugin<GraphqlContext> = {
  onExecute({ args }) {
    const { span, currentUser } = args.contextValue;
    const operation = getOperationAST(args.document, args.operationName);
    if (span === undefined || !operation) return undefined;
    const type = operation.operation;
    const name = operation.name?.value.slice(0, MAX_NAME_LENGTH);
    const part = span.begin(name === undefined ? type : `${type} ${name}`, {
      'graphql.operation.type': type,
      ...(name !== undefined && { 'graphql.operation.name': name }),
      'pantau.company_id': currentUser.companyId,
    });
    // What the resolvers do is a part of it.
    Object.assign(args.contextValue, { span: part });
    return {
      onExecuteDone({ result }) {
        part.end({ failed: 'errors' in result && result.errors !== undefined });
      },
    };
  },
};

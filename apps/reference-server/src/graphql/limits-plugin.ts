import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { ApiError } from '../lib/api-error.ts';
import { translate } from '../lib/messages.ts';
import type { GraphqlContext, GraphqlDeps } from './context.ts';
import { limitSize, MAX_TOKENS } from './limits.ts';
import { costOf } from './query-cost.ts';

/** The limits of a document and of what it costs (RS-101, RS-322 to RS-325). */
export const limitsOf = ({
  graphqlIntrospection,
}: GraphqlDeps['settings']): Plugin<GraphqlContext> => ({
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(limitSize);
    if (!graphqlIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
  onExecute({ args, setResultAndStopExecution }) {
    const { costBudget, currentUser, language } = args.contextValue;
    try {
      const cost = costOf(args.schema, {
        document: args.document,
        variables: args.variableValues ?? {},
        operationName: args.operationName ?? undefined,
      });
      costBudget.spend(currentUser?.userId ?? 0, cost);
    } catch (error) {
      if (error instanceof GraphQLError) return setResultAndStopExecution({ errors: [error] });
      if (!(error instanceof ApiError)) throw error;
      const { seconds } = error.values;
      const http = { status: error.status, headers: { 'retry-after': String(seconds) } };
      const message = translate(language, error.key, error.values);
      const extensions = { errorName: error.errorName, http };
      setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions })] });
    }
  },
});

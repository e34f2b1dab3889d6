import type { ContractIntrospection } from './generated/contract-introspection.ts';

/** The contract's GraphQL schema as types, in the form that gql.tada expects (see `documentTag`). */
export interface ContractTypes {
  readonly introspection: ContractIntrospection;
  readonly scalars: {
    /** ISO 8601 in UTC with milliseconds. */
    readonly DateTime: string;
  };
  /** Fragments share text; they do not hide fields. */
  readonly disableMasking: true;
}

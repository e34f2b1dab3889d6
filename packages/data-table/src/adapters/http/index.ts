/** `TableSource` over REST. */
export { type HttpTableSourceOptions, createHttpTableSource } from './http-table-source.ts';

/** The port over the wire contract. */
export { type HttpCompanySourceOptions, createHttpCompanySource } from './http-company-source.ts';

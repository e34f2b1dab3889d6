/** The port over the wire contract. */
export { type HttpCompanySourceOptions, createHttpCompanySource } from './http-company-source.ts';
export {
  type HttpPartnerSourceOptions,
  createHttpPartnerSource,
} from './partners/http-partner-source.ts';

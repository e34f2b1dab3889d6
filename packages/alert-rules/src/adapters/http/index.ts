/** Alert rules over the wire contract. */
export {
  type HttpRuleSource,
  type HttpRuleSourceOptions,
  createHttpRuleSource,
} from './http-rule-source.ts';

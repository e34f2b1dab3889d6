/** The onboarding over the wire contract (`schema.graphql`). */
export {
  type HttpOnboardingSourceOptions,
  createHttpOnboardingSource,
} from './http-onboarding-source.ts';

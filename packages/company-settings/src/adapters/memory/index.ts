/** The port in memory. */
export { type CompanyWorld, createCompanyWorld, createEmptyCompanyWorld } from './company-world.ts';
export { type MemoryCompanyOptions, createMemoryCompanySource } from './memory-company-source.ts';
export {
  type MemoryProfileOptions,
  createMemoryProfileSource,
} from './profile/memory-profile-source.ts';
export {
  type ProfileWorld,
  type StoredSession,
  createProfileWorld,
} from './profile/profile-world.ts';
export {
  type MemoryPartnerOptions,
  type PartnerWorld,
  createEmptyPartnerWorld,
  createMemoryPartnerSource,
  createPartnerWorld,
} from './partners/memory-partner-source.ts';

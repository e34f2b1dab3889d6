/** The port in memory. */
export { type CompanyWorld, createCompanyWorld, createEmptyCompanyWorld } from './company-world.ts';
export { type MemoryCompanyOptions, createMemoryCompanySource } from './memory-company-source.ts';

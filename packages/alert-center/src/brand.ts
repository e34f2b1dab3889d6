/** The brand that a company has set in its settings, for widgets on pages of other applications. */
export type { BrandSource } from './engine/brand/brand-source.port.ts';
export type { CompanyBrand } from './engine/brand/company-brand.ts';
export {
  type CompanyBrandOptions,
  type RememberedBrand,
  useCompanyBrand,
} from './hooks/use-company-brand.ts';

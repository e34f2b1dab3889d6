/** What client and server check the settings of a company with. */
export type { Brand, BrandColors, BrandToken, Theme } from '../theme/brand.ts';
export {
  type BrandFinding,
  type CompanyColors,
  type DerivedBrand,
  deriveBrand,
} from '../theme/derive-brand.ts';
export { type CompanyColorProblem, checkCompanyColors } from './company-colors.ts';
export { type PictureStructure, readPictureStructure } from './picture-structure.ts';
export {
  type CompanyFieldProblem,
  type CompanyFieldReason,
  type CompanyIdentity,
  type CompanyOperation,
  type Incomplete,
  checkCompanyIdentity,
  checkCompanyOperation,
  companyLimits,
  isEmailAddress,
  isHostName,
  isPhoneNumber,
  taxDigits,
} from './company-fields.ts';

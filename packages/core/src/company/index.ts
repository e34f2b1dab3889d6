/** What client and server check the settings of a company with. */
export { type CompanyColorProblem, checkCompanyColors } from './company-colors.ts';
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

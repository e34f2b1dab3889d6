/** Company settings: the widget, the port and its types. */
export type { BankAccount, BankAccountInput } from './engine/company/bank-account.ts';
export type { CompanyCategory } from './engine/company/category.ts';
export type { ChangesPage, ChangesQuery, CompanyChange } from './engine/company/company-change.ts';
export { type LogoProblem, logoProblems } from './engine/company/logo.ts';
export type { CompanySource } from './engine/company/company-source.ts';
export type {
  Company,
  CompanyBrand,
  CompanyDriverScore,
  CompanyIdentity,
  CompanyOperation,
  CompanySection,
  CompanySections,
  Section,
  SectionValues,
} from './engine/company/company.ts';
export type {
  ApiKey,
  NewApiKey,
  PartnerSource,
  TokenIssuer,
} from './engine/partners/partner-source.ts';
export {
  type CompanySettingsMessageKey,
  type CompanySettingsTranslate,
  companySettingsMessages,
} from './messages/company-settings-messages.ts';
export { CompanySettings, type CompanySettingsProps } from './ui/settings/company-settings.tsx';

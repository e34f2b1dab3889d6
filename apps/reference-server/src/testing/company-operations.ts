const envelope = 'isSuccessful errorName message';
const fieldErrors = 'fieldErrors { field message }';
const account = 'bankAccountId companyId bankName accountName accountNo isDefault revision';
const category = 'id companyId text hasRelation srcTable srcColumn';
const revisions = 'revisions { identity operation driverScore branding }';

export const companyQuery = `query Company($filter: CompanyFilterInput!) {
  company(filter: $filter) { ${envelope} data {
    id name phoneNo faxNo taxNo category companyTag email domainName idleTimeout parkTimeout offlineTimeout
    fuelGainAlert fuelLossAlert falseAlertLimit showGeocode isActive dsBase dsIntervalType dsInitialInterval dsInitialBonus dsInterval
    dsBonus dsCostBrake dsCostAccel dsCostOverspeed dsCostSharpturn dsMinScoreA dsMinScoreB dsMinScoreC dsMinScoreD
    brandName accentColor menuColor logoUrl setupNotifCompleted ${revisions} bankAccounts { ${account} }
  } }
}`;

export const categoriesQuery = `{ companyCategories { ${envelope} companyCategories { ${category} } } }`;

export const changesQuery = `query Changes($filter: CompanyChangesFilterInput) {
  companyChanges(filter: $filter) { ${envelope}
    data { id createdOn user { userId fullname } section field oldValue newValue }
    pagination { endCursor hasNextPage } }
}`;

export const auditQuery = `query Log($filter: AuditLogFilterInput) { auditLog(filter: $filter) { ${envelope}
  data { id createdOn user { fullname } action target count address userAgent }
  pagination { endCursor hasNextPage } } }`;

export const updateSectionMutation = `mutation Update($input: UpdateCompanyInput!) {
  updateCompany(input: $input) { ${envelope} ${fieldErrors} data { id name setupNotifCompleted ${revisions} } }
}`;

export const createCategoryMutation = `mutation Create($input: SimpleLookupInput!) {
  createCompanyCategory(input: $input) { ${envelope} ${fieldErrors} companyCategory { ${category} } }
}`;

export const deleteCategoryMutation = `mutation Delete($input: DeleteCompanyCategoryInput!) {
  deleteCompanyCategory(input: $input) { ${envelope} companyCategory { ${category} } }
}`;

export const createAccountMutation = `mutation Create($input: CreateBankAccountInput!) {
  createBankAccount(input: $input) { ${envelope} ${fieldErrors} data { ${account} } }
}`;

export const updateAccountMutation = `mutation Update($input: UpdateBankAccountInput!) {
  updateBankAccount(input: $input) { ${envelope} ${fieldErrors} data { ${account} } }
}`;

export const deleteAccountMutation = `mutation Delete($input: DeleteBankAccountInput!) {
  deleteBankAccount(input: $input) { ${envelope} ${fieldErrors} }
}`;

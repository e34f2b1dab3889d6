import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/* GraphQL documents, typed by the contract. */

/** Types documents by the contract; their text is sent unchanged. */
const graphql = documentTag<initGraphQLTada<ContractTypes>>();

const envelopeFields = graphql(`
  fragment EnvelopeFields on Envelope {
    isSuccessful
    errorCode
    errorName
    message
    status
  }
`);

export const companyQuery = graphql(
  `
    query Company($filter: CompanyFilterInput!) {
      company(filter: $filter) {
        ...EnvelopeFields
        data {
          id
          revisions {
            identity
            operation
            driverScore
            branding
          }
          name
          phoneNo
          faxNo
          taxNo
          category
          companyTag
          email
          domainName
          idleTimeout
          parkTimeout
          offlineTimeout
          fuelGainAlert
          fuelLossAlert
          falseAlertLimit
          showGeocode
          isActive
          dsBase
          dsIntervalType
          dsInitialInterval
          dsInitialBonus
          dsInterval
          dsBonus
          dsCostBrake
          dsCostAccel
          dsCostOverspeed
          dsCostSharpturn
          dsMinScoreA
          dsMinScoreB
          dsMinScoreC
          dsMinScoreD
          brandName
          accentColor
          menuColor
          logoUrl
          bankAccounts {
            bankAccountId
            bankName
            accountName
            accountNo
            isDefault
            revision
          }
        }
      }
    }
  `,
  [envelopeFields],
);

export const categoriesQuery = graphql(
  `
    query CompanyCategories {
      companyCategories {
        ...EnvelopeFields
        companyCategories {
          id
          companyId
          text
          hasRelation
        }
      }
    }
  `,
  [envelopeFields],
);

export const changesQuery = graphql(
  `
    query CompanyChanges($filter: CompanyChangesFilterInput) {
      companyChanges(filter: $filter) {
        ...EnvelopeFields
        data {
          id
          createdOn
          user {
            fullname
          }
          section
          field
          oldValue
          newValue
        }
        pagination {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [envelopeFields],
);

export const updateMutation = graphql(
  `
    mutation UpdateCompany($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        ...EnvelopeFields
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);

export const createCategoryMutation = graphql(
  `
    mutation CreateCompanyCategory($input: SimpleLookupInput!) {
      createCompanyCategory(input: $input) {
        ...EnvelopeFields
        companyCategory {
          id
          companyId
          text
          hasRelation
        }
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);

export const deleteCategoryMutation = graphql(
  `
    mutation DeleteCompanyCategory($input: DeleteCompanyCategoryInput!) {
      deleteCompanyCategory(input: $input) {
        ...EnvelopeFields
      }
    }
  `,
  [envelopeFields],
);

export const createAccountMutation = graphql(
  `
    mutation CreateBankAccount($input: CreateBankAccountInput!) {
      createBankAccount(input: $input) {
        ...EnvelopeFields
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);

export const updateAccountMutation = graphql(
  `
    mutation UpdateBankAccount($input: UpdateBankAccountInput!) {
      updateBankAccount(input: $input) {
        ...EnvelopeFields
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);

export const deleteAccountMutation = graphql(
  `
    mutation DeleteBankAccount($input: DeleteBankAccountInput!) {
      deleteBankAccount(input: $input) {
        ...EnvelopeFields
        fieldErrors {
          field
          message
        }
      }
    }
  `,
  [envelopeFields],
);

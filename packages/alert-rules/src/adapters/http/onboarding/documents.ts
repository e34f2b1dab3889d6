import { type ContractTypes, documentTag } from '@pantau/core/transport';
import type { initGraphQLTada } from 'gql.tada';

/* GraphQL documents of the onboarding, typed by the contract. */

const graphql = documentTag<initGraphQLTada<ContractTypes>>();

export const templatesQuery = graphql(`
  query AlertRuleTemplates($filter: AlertRuleTemplatesFilterInput) {
    alertRuleTemplates(filter: $filter) {
      isSuccessful
      errorCode
      errorName
      message
      status
      data {
        templateId
        nameEng
        nameIdn
        descriptionEng
        descriptionIdn
        defaultAlertCodes {
          ...TemplateCodeFields
        }
        additionalAlertCodes {
          ...TemplateCodeFields
        }
      }
    }
  }

  fragment TemplateCodeFields on AlertRuleTemplateCode {
    alertCode
    descriptionEng
    descriptionIdn
    fullDescriptionEng
    fullDescriptionIdn
    alertRule {
      alertRuleId
      label
    }
  }
`);

export const createRulesMutation = graphql(`
  mutation AlertRulesFromTemplates($input: CreateAlertRulesInput!) {
    createAlertRules(input: $input) {
      isSuccessful
      errorCode
      errorName
      message
      status
      data {
        alertRuleId
      }
    }
  }
`);

export const completeMutation = graphql(`
  mutation AlertRulesSetUp($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      isSuccessful
      errorCode
      errorName
      message
      status
    }
  }
`);

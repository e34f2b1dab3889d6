import { scopes } from '../scopes.ts';
import type { OperationAccess } from './operation-access.ts';
import { sharedVehicles, vehicleGroups } from './shared-parts.ts';

/** Alert rules, their targets and their templates. */
export const alertRuleOperations = [
  {
    operation: 'GraphQL Query.alertRules',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles, vehicleGroups],
  },
  {
    operation: 'GraphQL Query.alertRule',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles, vehicleGroups],
  },
  {
    operation: 'GraphQL Query.alertCodesPaginated',
    caller: 'session',
    needs: [scopes.alertRuleRead],
  },
  {
    operation: 'GraphQL Query.ruleVehicles',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.ruleVgroups',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [vehicleGroups],
  },
  { operation: 'GraphQL Query.ruleUsers', caller: 'session', needs: [scopes.alertRuleRead] },
  { operation: 'GraphQL Query.ruleContacts', caller: 'session', needs: [scopes.alertRuleRead] },
  { operation: 'GraphQL Query.ruleGeofences', caller: 'session', needs: [scopes.alertRuleRead] },
  {
    operation: 'GraphQL Query.backTestAlertRule',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles, vehicleGroups],
  },
  {
    operation: 'GraphQL Query.alertRuleFalseShares',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.falseAlertBreakdown',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Mutation.sendTestNotification',
    caller: 'session',
    needs: [scopes.alertRuleRead],
  },
  {
    operation: 'GraphQL Query.alertRuleTemplates',
    caller: 'session',
    needs: [scopes.alertRuleTemplateRead],
  },
  {
    operation: 'GraphQL Mutation.createAlertRules',
    caller: 'session',
    needs: [scopes.alertRuleTemplateCreate],
  },
  {
    operation: 'GraphQL Mutation.createAlertRule',
    caller: 'session',
    needs: [scopes.alertRuleCreate],
  },
  {
    operation: 'GraphQL Mutation.updateAlertRule',
    caller: 'session',
    needs: [scopes.alertRuleUpdate],
  },
  {
    operation: 'GraphQL Mutation.deleteAlertRule',
    caller: 'session',
    needs: [scopes.alertRuleDelete],
  },
  {
    operation: 'GraphQL Mutation.updateAlertRules',
    caller: 'session',
    needs: [scopes.alertRuleUpdate],
  },
  {
    operation: 'GraphQL Mutation.deleteAlertRules',
    caller: 'session',
    needs: [scopes.alertRuleDelete],
  },
] as const satisfies readonly OperationAccess[];

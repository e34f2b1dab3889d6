/** GraphQL documents about false alerts of rules, used by tests. */
const envelope = 'isSuccessful errorCode errorName message status';
const shares = `${envelope} data { days limit rules { alertRuleId total falseAlerts } }`;
const counts = 'total falseAlerts reasons { reason total }';

export const ruleSharesQuery = `query { alertRuleFalseShares { ${shares} } }`;

export const alertSharesQuery = `query { alertFalseShares { ${shares} } }`;

export const breakdownQuery = `query($filter: FalseAlertBreakdownFilterInput) {
  falseAlertBreakdown(filter: $filter) {
    ${envelope}
    data {
      days ${counts}
      codes { alert { alertCode } ${counts} }
      vehicles { vehicleId licensePlate ${counts} }
      cameras { camera ${counts} }
    }
  }
}`;

import { useMessages } from '@pantau/core';
import { type AlertRuleTranslate, alertRuleMessages } from '../../messages/alert-rule-messages.ts';

export const useText = (): AlertRuleTranslate => useMessages(alertRuleMessages);

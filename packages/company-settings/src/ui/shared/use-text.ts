import { useMessages } from '@pantau/core';
import {
  type CompanySettingsTranslate,
  companySettingsMessages,
} from '../../messages/company-settings-messages.ts';

export const useText = (): CompanySettingsTranslate => useMessages(companySettingsMessages);

import { useMessages } from '@pantau/core';
import { partnerMessages, type PartnerTranslate } from '../../messages/partner-messages.ts';

export const usePartnerText = (): PartnerTranslate => useMessages(partnerMessages);

import { useMessages } from '@pantau/core';
import { type DashboardTranslate, dashboardMessages } from '../../messages/dashboard-messages.ts';

export const useText = (): DashboardTranslate => useMessages(dashboardMessages);

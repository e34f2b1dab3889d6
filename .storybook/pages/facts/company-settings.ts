import { en } from '../../../packages/company-settings/src/messages/en.ts';
import { id } from '../../../packages/company-settings/src/messages/id.ts';
import { en as profileEn } from '../../../packages/company-settings/src/messages/profile-en.ts';
import { id as profileId } from '../../../packages/company-settings/src/messages/profile-id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const ui = 'packages/company-settings/src/ui';

export const companySettings: PageFacts = {
  package: 'company-settings',
  texts: [
    ...textsOf(en, id, [
      'readOnly',
      'saved',
      'leaveText',
      'conflictTitle',
      'conflictText',
      'yours',
      'theirs',
      'illegible',
      'brandingText',
      'operationText',
    ]),
    ...textsOf(profileEn, profileId, [
      'personalText',
      'preferencesText',
      'sessions',
      'sessionsText',
    ]),
  ],
  keys: [],
  roles: [
    {
      part: 'Sections',
      role: 'navigation',
      module: `${ui}/settings/section-list.tsx`,
      markup: '<nav',
    },
    { part: 'Section', role: 'form', module: `${ui}/form/section-frame.tsx`, markup: '<form' },
    { part: 'Logo', role: 'group', module: `${ui}/logo/logo-field.tsx` },
    { part: 'Confirmation', role: 'alertdialog', module: `${ui}/shared/confirm-dialog.tsx` },
    { part: 'A logo that cannot be used', role: 'alert', module: `${ui}/logo/logo-field.tsx` },
  ],
  budgets: ['company settings, beyond core', 'profile, beyond core'],
};

import { en as editorEn } from '../../../packages/alert-rules/src/messages/editor-en.ts';
import { id as editorId } from '../../../packages/alert-rules/src/messages/editor-id.ts';
import { en } from '../../../packages/alert-rules/src/messages/en.ts';
import { id } from '../../../packages/alert-rules/src/messages/id.ts';
import { en as startEn } from '../../../packages/alert-rules/src/messages/onboarding-en.ts';
import { id as startId } from '../../../packages/alert-rules/src/messages/onboarding-id.ts';
import { type PageFacts, textsOf } from './page-facts.ts';

const ui = 'packages/alert-rules/src/ui';

export const alertRules: PageFacts = {
  package: 'alert-rules',
  texts: [
    ...textsOf(en, id, [
      'list',
      'createRule',
      'noRulesText',
      'allVehicles',
      'nobody',
      'anywhere',
      'always',
      'notSubscribed',
      'hiddenText',
    ]),
    ...textsOf(editorEn, editorId, [
      'newRule',
      'urgentText',
      'importantText',
      'sectionTargetsText',
    ]),
    ...textsOf(startEn, startId, ['title', 'text', 'saveCount_other', 'resultActiveText', 'later']),
  ],
  keys: [
    {
      keys: ['Enter'],
      does: 'In the search of alert codes and in the fields of a contact, choose or add; the rule is not sent',
      module: `${ui}/editor/code-picker.tsx`,
    },
  ],
  roles: [
    { part: 'Urgency', role: 'radiogroup', module: `${ui}/editor/radio-choices.tsx` },
    { part: 'Vehicles, groups and users', role: 'group', module: `${ui}/editor/choice-field.tsx` },
    {
      part: 'Week of a schedule, with its text',
      role: 'img',
      module: `${ui}/editor/week-strip.tsx`,
    },
    { part: 'Result of the back-test', role: 'status', module: `${ui}/editor/back-test-panel.tsx` },
    { part: 'Confirmation', role: 'alertdialog', module: `${ui}/list/confirm-rules.tsx` },
    { part: 'Events of a category', role: 'group', module: `${ui}/onboarding/category-page.tsx` },
  ],
  budgets: [
    'alert rules, beyond core and the data table',
    'alert rules: editor, beyond core and the list',
  ],
};

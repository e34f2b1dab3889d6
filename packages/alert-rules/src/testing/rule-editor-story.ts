import type { SessionUser } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { seen } from './rule-list-story.ts';
import { storyTimeZone } from './story-world.ts';

/** Who edits the rules of the stories. */
export const editorUser: SessionUser = {
  userId: '1',
  fullname: 'Rina Kusuma',
  email: 'rina@fleet.example',
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'PT Mitra Angkut Jawa',
  companyType: 'standard',
  timeZone: storyTimeZone,
  scopes: [],
  flags: [],
};

/** Who may save a rule, as the portal grants it: `parameters.rights` of the stories. */
export const editorRights = {
  canSave: ({ ruleId }: { readonly ruleId?: string }) =>
    ruleId === undefined ? scopes.alertRuleCreate : scopes.alertRuleUpdate,
};

type View = ReturnType<typeof within>;

/** The form, once its rule is loaded. */
export const formIn = async (root: HTMLElement): Promise<View> => {
  await waitFor(() => expect(root.querySelector('form')).not.toBeNull(), seen);
  return within(root);
};
export const field = (view: View, name: string | RegExp): HTMLElement =>
  view.getByRole('textbox', { name });
export const press = (view: View, name: string | RegExp): Promise<void> =>
  userEvent.click(view.getByRole('button', { name }));

/** Types over what an input contains. */
export async function replace(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

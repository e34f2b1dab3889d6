import { createDeferred } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createCompanyWorld, createMemoryCompanySource } from '../../adapters/memory/index.ts';
import { dialogOf, section, seen, storyPantau } from '../../testing/settings-story.ts';
import { CompanySettings, type CompanySettingsProps } from './company-settings.tsx';

const meta = {
  title: 'Company settings/Rights',
  tags: ['!autodocs'],
  component: CompanySettings,
  parameters: { pantau: storyPantau },
  args: { source: createMemoryCompanySource() },
} satisfies Meta<typeof CompanySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const world = createCompanyWorld();
const asReader = createMemoryCompanySource({ world, canUpdate: false });
const asManager = createMemoryCompanySource({ world });
const granted = { now: false, answer: createDeferred() };

/** The user's rights change while the settings are open. */
function Granting(props: CompanySettingsProps): ReactElement {
  const [canUpdate, setCanUpdate] = useState(false);
  const toggle = (): void => {
    granted.now = !canUpdate;
    setCanUpdate(!canUpdate);
  };
  return (
    <>
      <button type="button" onClick={toggle}>
        Change rights
      </button>
      <CompanySettings {...props} canUpdate={canUpdate} />
    </>
  );
}

/** CS-125: Whole account numbers are requested as soon as the user may change them, and editable once they are there. */
export const RightsChange: Story = {
  args: {
    source: {
      ...asManager,
      async company(signal) {
        if (!granted.now) return asReader.company(signal);
        await granted.answer.promise;
        return asManager.company(signal);
      },
    },
  },
  tags: ['behaviour'],
  render: (args) => <Granting {...args} />,
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const accounts = await section(canvasElement, 'Bank accounts');
    await expect(accounts.getByText('•••• 6789')).toBeVisible();
    const rights = view.getByRole('button', { name: 'Change rights' });
    await userEvent.click(rights);
    await expect(accounts.queryByRole('button')).toBeNull();
    await expect(accounts.getByText('•••• 6789')).toBeVisible();
    granted.answer.resolve();
    await expect(await accounts.findByText('0123 4567 89', {}, seen)).toBeVisible();
    await userEvent.click(accounts.getByRole('button', { name: /^Edit Bank Central Asia/ }));
    const dialog = await dialogOf(canvasElement, 'Edit bank account');
    await expect(dialog.getByRole('textbox', { name: /^Account number/ })).toHaveValue(
      '0123456789',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(rights);
    await expect(await accounts.findByText('•••• 6789', {}, seen)).toBeVisible();
    await expect(accounts.queryByRole('button')).toBeNull();
  },
};

import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryProfileSource, createProfileWorld } from '../../adapters/memory/index.ts';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import { seen, storyPantau } from '../../testing/settings-story.ts';
import { AddContact } from './add-contact.tsx';

/** A user without email address and phone number. */
function withoutContact(change: Partial<ProfileSource> = {}): ProfileSource {
  const world = createProfileWorld(storyPantau.clock);
  world.profile = { ...world.profile, email: null, phoneNo: null };
  return { ...createMemoryProfileSource({ world }), ...change };
}

const meta = {
  title: 'Company settings/Add contact',
  component: AddContact,
  parameters: { pantau: storyPantau },
  args: { source: withoutContact(), field: 'email', onSaved: fn(), onCancel: fn() },
} satisfies Meta<typeof AddContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = {};
export const PhoneNumber: Story = { args: { field: 'phoneNo' } };
export const EmailIndonesianDark: Story = { globals: { locale: 'id', theme: 'dark' } };
export const PhoneNumberIndonesian: Story = {
  ...PhoneNumber,
  globals: { locale: 'id' },
  parameters: { pantau: { ...storyPantau, width: 328 } },
};

/** CS-72: An address is added on a page of its own, which is confirmed once. */
export const AddsEmail: Story = {
  args: { source: withoutContact(), onSaved: fn() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const view = within(canvasElement);
    const email = await view.findByRole('textbox', { name: /^Email address/ }, seen);
    await userEvent.type(email, 'rina@mitra.example');
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('Email address saved', { selector: '[class*="text"]' });
    await expect((await args.source.profile()).email).toBe('rina@mitra.example');
  },
};

/** CS-72: A number that is missing or malformed is refused at the field, which takes the focus. */
export const RefusesNumber: Story = {
  args: { field: 'phoneNo', source: withoutContact(), onSaved: fn() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const view = within(canvasElement);
    const number = await view.findByRole('textbox', { name: /^Phone number/ }, seen);
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    await view.findByText('Fill in this field.');
    await expect(number).toHaveFocus();
    await userEvent.type(number, 'call me');
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    await view.findByText(/Enter 5 to 20 digits/);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** CS-72: What the server refuses appears at the field. */
export const RefusedByServer: Story = {
  args: {
    source: withoutContact({
      async saveProfile() {
        const fieldErrors = [{ field: 'email', message: 'This address is blocked.' }];
        throw new PantauError('invalid', { fieldErrors });
      },
    }),
  },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const email = await view.findByRole('textbox', { name: /^Email address/ }, seen);
    await userEvent.type(email, 'rina@mitra.example');
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    await view.findByText('This address is blocked.');
    await expect(email).toHaveValue('rina@mitra.example');
  },
};

/** CS-72: It can be left for later. */
export const NotNow: Story = {
  args: { onCancel: fn() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const view = within(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Not now' }, seen));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

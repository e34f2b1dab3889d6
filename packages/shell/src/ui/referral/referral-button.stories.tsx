import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { manager } from '../../testing/story-people.ts';
import { ReferralButton } from './referral-button.tsx';

const readReferral = fn();
const referral = {
  code: 'PANTAU24',
  link: 'https://fleet.example/sign-in?referral=PANTAU24',
};

const meta = {
  title: 'Shell/Referral',
  component: ReferralButton,
  args: { source: { readReferral } },
  parameters: { pantau: { user: manager }, docs: { story: { inline: false, height: 400 } } },
  beforeEach: () => {
    readReferral.mockReset();
    readReferral.mockResolvedValue(referral);
  },
} satisfies Meta<typeof ReferralButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const open = async () => {
  await userEvent.click(page.getByRole('button', { name: /^(Recommend|Rekomendasikan)$/ }));
  return within(await page.findByRole('dialog'));
};

/** SH-77: Code and link are shown, and each can be copied. */
export const Opened: Story = {
  async play() {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const dialog = await open();
    await expect(await dialog.findByRole('textbox', { name: 'Referral code' })).toHaveValue(
      referral.code,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Copy code' }));
    await expect(write).toHaveBeenLastCalledWith(referral.code);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenLastCalledWith(referral.link);
    await expect((await page.findAllByText('Copied')).length).toBeGreaterThan(0);
  },
};
const shows: Story['play'] = async () => {
  await (await open()).findByDisplayValue(referral.code);
};
export const OpenedDark: Story = { play: shows, globals: { theme: 'dark' } };
export const OpenedIndonesian: Story = { play: shows, globals: { locale: 'id' } };

/** SH-77: Where copying is not allowed, the text can be selected. */
export const CopyRefused: Story = {
  tags: ['behaviour'],
  async play() {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy code' }));
    const message = 'Copying is not possible here. Select the text and copy it.';
    await expect((await page.findAllByText(message)).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  async play() {
    readReferral.mockReturnValue(new Promise(() => undefined));
    await open();
  },
};

/** SH-77: A failed request can be repeated. */
export const Failed: Story = {
  tags: ['behaviour'],
  async play() {
    readReferral.mockRejectedValueOnce(new PantauError('offline'));
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await dialog.findByDisplayValue(referral.code);
  },
};

const hidden: Story['play'] = async () => {
  await expect(page.queryByRole('button', { name: 'Recommend' })).toBeNull();
};

/** SH-77: Without the scope there is no button. */
export const WithoutScope: Story = {
  tags: ['behaviour'],
  parameters: { pantau: { user: { ...manager, scopes: [] } } },
  play: hidden,
};

/** SH-77: Company 1449 has no button. */
export const Company1449: Story = {
  tags: ['behaviour'],
  parameters: { pantau: { user: { ...manager, companyId: 1449 } } },
  play: hidden,
};

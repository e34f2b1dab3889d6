import { PantauError } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Banner } from '../../engine/banner/banner.ts';
import { manager } from '../../testing/story-people.ts';
import { PromptPage, createPromptWorld } from '../../testing/story-prompts.tsx';
import { navigated } from '../../testing/story-shell.tsx';
import { BannerPrompt } from './banner-prompt.tsx';

const banner: Banner = {
  id: '1',
  title: 'Evidence in one place',
  text: 'Recordings of the road and of the driver are now next to each other in every alert.',
  imageUrl: null,
  linkUrl: '/setting-notification-list',
  days: [0, 1, 2, 3, 4, 5, 6],
};

const world = createPromptWorld();
const companyBanner = fn();
const generalBanner = fn();
const onNoted = fn();
const onError = fn();
const source = { companyBanner, generalBanner };

/** The dashboard, whose address loses the flag of the sign-in when it was noted. */
function Dashboard({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const [hasFlag, setFlag] = useState(signedIn);
  const [isHere, setHere] = useState(true);
  const noted = (): void => {
    onNoted();
    setFlag(false);
  };
  return (
    <PromptPage>
      <Button onClick={() => setHere(false)}>Leave the dashboard</Button>
      {isHere && (
        <BannerPrompt
          source={source}
          domain="fleet.example"
          afterSignIn={hasFlag}
          onNoted={noted}
        />
      )}
    </PromptPage>
  );
}

const meta = {
  title: 'Shell/Banner',
  component: Dashboard,
  args: { signedIn: true },
  parameters: {
    pantau: { ...world.provider(), onError },
    docs: { story: { inline: false, height: 560 } },
  },
  beforeEach: () => {
    world.reset();
    companyBanner.mockReset();
    companyBanner.mockResolvedValue(banner);
    generalBanner.mockReset();
    generalBanner.mockResolvedValue({ ...banner, title: 'For all companies' });
    onNoted.mockClear();
    onError.mockClear();
    navigated.mockClear();
  },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialogs = () => page.queryAllByRole('dialog');

/** Lets requests settle, and passes the second in which they are collected. */
async function settle(): Promise<void> {
  await world.pass(0);
  await world.pass(1_000);
}

const shows: Story['play'] = async () => {
  await settle();
  await expect(await page.findByRole('dialog', { name: banner.title })).toBeVisible();
};

/** SH-68: Shown after a sign-in, also when the address has lost the flag; its request is sent once. */
export const AfterSignIn: Story = {
  async play(context) {
    await shows(context);
    await expect(onNoted).toHaveBeenCalledOnce();
    await expect(companyBanner).toHaveBeenCalledOnce();
    await expect(companyBanner).toHaveBeenCalledWith('fleet.example', expect.anything());
    await expect(page.getByRole('button', { name: 'Learn more' })).toBeVisible();
  },
};

/** SH-68, SH-51: It takes its turn, and closed it does not come back. */
export const Closes: Story = {
  tags: ['behaviour'],
  async play() {
    await world.pass(0);
    await expect(companyBanner).toHaveBeenCalledOnce();
    await expect(dialogs()).toHaveLength(0);
    await world.pass(1_000);
    const dialog = within(await page.findByRole('dialog', { name: banner.title }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await world.pass(600_000);
    await expect(dialogs()).toHaveLength(0);
    await expect(companyBanner).toHaveBeenCalledOnce();
  },
};

/** SH-66: The weekday is that of the company: Thursday in New York, while it is Friday elsewhere. */
export const WeekdayOfTheCompany: Story = {
  tags: ['behaviour'],
  parameters: { pantau: world.provider({ ...manager, timeZone: 'America/New_York' }) },
  beforeEach: () => {
    companyBanner.mockResolvedValue({ ...banner, days: [3] });
  },
  play: shows,
};
export const AfterSignInDark: Story = { ...AfterSignIn, globals: { theme: 'dark' } };
export const Phone: Story = {
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
  play: shows,
};

/** SH-68: A page that was not opened by signing in shows none, and requests none. */
export const WithoutSignIn: Story = {
  args: { signedIn: false },
  tags: ['behaviour'],
  async play() {
    await settle();
    await expect(companyBanner).not.toHaveBeenCalled();
    await expect(dialogs()).toHaveLength(0);
  },
};

/** SH-67: If the request for the company's banner fails, the general one is shown. */
export const General: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    companyBanner.mockRejectedValue(new PantauError('notFound'));
  },
  async play() {
    await settle();
    await expect(await page.findByRole('dialog', { name: 'For all companies' })).toBeVisible();
  },
};

/** SH-67: If both requests fail, nothing is shown, and the failure is reported. */
export const BothFail: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    companyBanner.mockRejectedValue(new PantauError('offline'));
    generalBanner.mockRejectedValue(new PantauError('offline'));
  },
  async play() {
    await settle();
    await expect(generalBanner).toHaveBeenCalledOnce();
    await expect(dialogs()).toHaveLength(0);
    await expect(onError).toHaveBeenCalledOnce();
  },
};

/** SH-66: A banner of other weekdays is not shown: this is a Friday. */
export const OtherWeekday: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    companyBanner.mockResolvedValue({ ...banner, days: [0, 1, 2, 3, 5, 6] });
  },
  async play() {
    await settle();
    await expect(dialogs()).toHaveLength(0);
  },
};

/** SH-68: Leaving the dashboard closes it. */
export const Left: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    companyBanner.mockReturnValue(new Promise(() => undefined));
  },
  async play() {
    await userEvent.click(page.getByRole('button', { name: 'Leave the dashboard' }));
    const [, signal] = companyBanner.mock.calls[0] as [string, AbortSignal];
    await expect(signal.aborted).toBe(true);
  },
};

/** SH-68: Its link leads to a page of the application, and closes it. */
export const OwnLink: Story = {
  tags: ['behaviour'],
  async play(context) {
    await shows(context);
    await userEvent.click(page.getByRole('button', { name: 'Learn more' }));
    await expect(navigated).toHaveBeenCalledWith('/setting-notification-list');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  },
};

/** SH-68: A link to another site opens in a new tab, without access to this one. */
export const ExternalLink: Story = {
  beforeEach: () => {
    companyBanner.mockResolvedValue({ ...banner, linkUrl: 'https://fleet.example/news' });
  },
  async play(context) {
    await shows(context);
    const link = page.getByRole('link', { name: /^Learn more/ });
    await expect(link).toHaveAttribute('href', 'https://fleet.example/news');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    // The test opens no tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  },
};

const unsafe = (address: string): Story => ({
  tags: ['!autodocs'],
  beforeEach: () => {
    companyBanner.mockResolvedValue({ ...banner, linkUrl: address, imageUrl: address });
  },
  async play(context) {
    await shows(context);
    const dialog = await page.findByRole('dialog', { name: banner.title });
    await expect(within(dialog).queryByText('Learn more')).toBeNull();
    await expect(dialog.querySelector('img')).toBeNull();
  },
});

/** SH-68: A script is neither a link nor a picture. */
export const UnsafeScript: Story = { ...unsafe('javascript:alert(1)'), tags: ['behaviour'] };
/** SH-68: An address of unclear origin is neither a link nor a picture. */
export const UnsafeOrigin: Story = { ...unsafe('//evil.example'), tags: ['behaviour'] };

/** SH-68: A picture that cannot be loaded leaves no gap. */
export const BrokenPicture: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    companyBanner.mockResolvedValue({ ...banner, imageUrl: '/media/banners/missing.svg' });
  },
  async play(context) {
    await shows(context);
    const dialog = await page.findByRole('dialog', { name: banner.title });
    await waitFor(() => expect(dialog.querySelector('img')).toBeNull());
  },
};

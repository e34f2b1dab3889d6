import { PantauError, type SessionUser } from '@pantau/core';
import { type InterruptionPort, InterruptionProvider } from '@pantau/core/interruptions';
import { scopes } from '@pantau/core/contract';
import { createFakeStore } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryOnboardingSource,
  createMemoryOnboardingSource,
} from '../../adapters/memory/onboarding/memory-onboarding-source.ts';
import type { OnboardingSource } from '../../engine/onboarding/onboarding-source.port.ts';
import { storyTemplates, templatesWithRules } from '../../testing/onboarding/story-templates.ts';
import { page, seen, toastShown } from '../../testing/rule-list-story.ts';
import { OnboardingButton, OnboardingPrompt } from './onboarding.tsx';

const templateScopes = [scopes.alertRuleTemplateRead, scopes.alertRuleTemplateCreate];

const manager: SessionUser = {
  userId: '7',
  fullname: 'Sari Wulandari',
  email: 'sari@fresh.example',
  phoneNo: null,
  lastReminder: null,
  companyId: 4,
  companyName: 'PT Armada Baru',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: [...templateScopes, scopes.alertCenterMain],
  flags: [],
};

let memory: MemoryOnboardingSource = createMemoryOnboardingSource(storyTemplates);
let spoiled: Partial<OnboardingSource> = {};
let tabStore = createFakeStore();
/** Grants the turns of the story. */
let grant: (() => void) | null = null;

const source: OnboardingSource = {
  templates: (signal) => (spoiled.templates ?? memory.templates)(signal),
  createFromTemplates: (choices, signal) =>
    (spoiled.createFromTemplates ?? memory.createFromTemplates)(choices, signal),
  complete: (signal) => (spoiled.complete ?? memory.complete)(signal),
};

const waiting: InterruptionPort = {
  request({ onTurn }) {
    grant = onTurn;
    return { done: () => (grant = null) };
  },
  block: () => () => undefined,
};

const onCompleted = fn();
const onOpenRule = fn();

const providerFor = (user: SessionUser) => ({
  user,
  timeZone: user.timeZone,
  tabStore: {
    getItem: (key: string) => tabStore.getItem(key),
    setItem: (key: string, value: string) => tabStore.setItem(key, value),
    removeItem: (key: string) => tabStore.removeItem(key),
    subscribe: tabStore.subscribe,
  },
});

const meta = {
  title: 'Alert rules/Onboarding',
  component: OnboardingPrompt,
  args: { source, due: true, onCompleted, onOpenRule, ruleHref: (id) => `#rule-${id}` },
  parameters: {
    pantau: providerFor(manager),
    docs: { story: { inline: false, height: 560 } },
  },
  beforeEach: () => {
    memory = createMemoryOnboardingSource(storyTemplates);
    spoiled = {};
    tabStore = createFakeStore();
    grant = null;
    onCompleted.mockReset();
    onOpenRule.mockReset();
  },
} satisfies Meta<typeof OnboardingPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: RegExp) => within(await page.findByRole('dialog', { name }, seen));
const main = () => dialogNamed(/^Recommended alert rules|^Aturan peringatan yang disarankan/);
const card = async (name: RegExp) => (await main()).findByRole('button', { name }, seen);
const press = async (name: RegExp) =>
  userEvent.click(await page.findByRole('button', { name }, seen));

/** Chooses the default events of the first category. */
async function chooseFirst(): Promise<void> {
  await userEvent.click(await card(/^(Driver safety|Keselamatan pengemudi)/));
  await press(/^(Use these events|Pakai kejadian ini)$/);
}

const showsCards: Story['play'] = async () => {
  await expect(await card(/^(Driver safety|Keselamatan pengemudi)/)).toBeVisible();
};

/** AR-81, AR-83: Categories to choose from; nothing can be saved yet. */
export const Main: Story = {
  async play(context) {
    await showsCards(context);
    const save = (await main()).getByRole('button', { name: 'Activate rules' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription('Choose events in at least one category.');
  },
};
export const MainDark: Story = { play: showsCards, globals: { theme: 'dark' } };
export const MainIndonesianPhone: Story = {
  play: showsCards,
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
};

const openCategory: Story['play'] = async () => {
  await userEvent.click(await card(/^(Driver safety|Keselamatan pengemudi)/));
  await expect(
    await page.findByRole('group', { name: /^(Recommended|Disarankan)$/ }, seen),
  ).toBeVisible();
};

/** AR-81: The default events of a category are chosen when it is opened. */
export const Category: Story = {
  async play(context) {
    await openCategory(context);
    const category = await dialogNamed(/^Driver safety$/);
    const checked = category
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter((box) => box.checked);
    await expect(checked).toHaveLength(3);
  },
};

/** AR-81: “Back” keeps nothing of a category. */
export const BackFromCategory: Story = {
  tags: ['behaviour'],
  async play(context) {
    await openCategory(context);
    await press(/^Back$/);
    await expect(await card(/^Driver safety/)).toHaveAccessibleName(/6 events$/);
  },
};
export const CategoryIndonesianDark: Story = {
  play: openCategory,
  globals: { locale: 'id', theme: 'dark' },
};
export const CategoryOnPhone: Story = {
  play: openCategory,
  globals: { viewport: { value: 'mobile1' } },
};

/** AR-82: An event with an active rule is checked, cannot be changed and leads to its rule. */
export const AlreadyActive: Story = {
  beforeEach: () => {
    memory = createMemoryOnboardingSource(templatesWithRules);
  },
  tags: ['behaviour'],
  async play(context) {
    await openCategory(context);
    const category = await dialogNamed(/^Driver safety$/);
    const [active] = category.getAllByRole('checkbox');
    await expect(active).toBeChecked();
    await expect(active).toBeDisabled();
    const link = category.getByRole('link');
    await expect(link).toHaveAttribute('href', '#rule-r49');
    await userEvent.click(link);
    await expect(onOpenRule).toHaveBeenCalledWith('r49');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** AR-82: A category whose recommended events are all active offers the additional ones. */
export const RecommendedActive: Story = {
  beforeEach: () => {
    memory = createMemoryOnboardingSource(templatesWithRules);
  },
  async play() {
    await userEvent.click(await card(/^Driving style/));
    await press(/^Use these events$/);
    await expect(await card(/^Driving style/)).toHaveAccessibleName(/4 events$/);
    await expect((await main()).getByRole('button', { name: 'Activate rules' })).toBeDisabled();
  },
};

const save: Story['play'] = async () => {
  await chooseFirst();
  await press(/^(Activate 3 rules|Aktifkan 3 aturan)$/);
};

/** AR-83, AR-85: Rules first, then the company, then the session; the rules are active. */
export const Saved: Story = {
  async play(context) {
    await save(context);
    await expect(await page.findByRole('dialog', { name: 'The rules are active' })).toBeVisible();
    const active = (await memory.templates())[0]?.defaultCodes.map(({ rule }) => rule !== null);
    await expect(active).toEqual([true, true, true]);
    await expect(memory.isCompleted()).toBe(true);
    await expect(onCompleted).toHaveBeenCalledOnce();
  },
};
/** AR-85: “Done” closes it. */
export const SavedAndClosed: Story = {
  tags: ['behaviour'],
  async play(context) {
    await save(context);
    await press(/^Done$/);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
export const SavedIndonesianDark: Story = {
  async play(context) {
    await save(context);
    await expect(await page.findByRole('dialog', { name: 'Aturan sudah aktif' })).toBeVisible();
  },
  globals: { locale: 'id', theme: 'dark' },
};

/** AR-85: Without the alert centre's scope the request is in progress; partners get a plain picture. */
export const Requested: Story = {
  parameters: {
    pantau: providerFor({ ...manager, scopes: templateScopes, companyType: 'whitelabel' }),
  },
  async play(context) {
    await save(context);
    await expect(
      await page.findByRole('dialog', { name: 'Your request is in progress' }),
    ).toBeVisible();
  },
};

/** AR-84: If the rules cannot be created, a toast says so; the choices stay and the company is not changed. */
export const FailedSave: Story = {
  async play(context) {
    const error = new PantauError('server', { serverMessage: 'Database is away' });
    spoiled = { createFromTemplates: () => Promise.reject(error) };
    await save(context);
    await toastShown('The rules could not be created. Your choices are kept.');
    await expect(await card(/^Driver safety/)).toHaveAccessibleName(/3 chosen$/);
    await expect(memory.isCompleted()).toBe(false);
    await expect(onCompleted).not.toHaveBeenCalled();
  },
};

/** AR-84: If the company cannot be changed, the server's message is shown; saving again creates nothing twice. */
export const FailedCompletion: Story = {
  async play(context) {
    const error = new PantauError('forbidden', {
      serverMessage: 'Only administrators may do this',
    });
    spoiled = { complete: () => Promise.reject(error) };
    await save(context);
    await toastShown('Only administrators may do this');
    await expect(onCompleted).not.toHaveBeenCalled();
    spoiled = {};
    await press(/^Activate 3 rules$/);
    await expect(await page.findByRole('dialog', { name: 'The rules are active' })).toBeVisible();
    await expect(onCompleted).toHaveBeenCalledOnce();
  },
};

/** AR-81: Templates that cannot be loaded. */
export const FailedLoading: Story = {
  beforeEach: () => {
    spoiled = { templates: () => Promise.reject(new PantauError('offline')) };
  },
  async play() {
    const dialog = await main();
    await expect(
      await dialog.findByText('The recommended rules could not be loaded'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /again|retry/i })).toBeVisible();
  },
};

/** AR-81: Templates that could not be loaded are loaded on request. */
export const FailedLoadingThenLoaded: Story = {
  ...FailedLoading,
  tags: ['behaviour'],
  async play(context) {
    await FailedLoading.play?.(context);
    const dialog = await main();
    spoiled = {};
    await userEvent.click(dialog.getByRole('button', { name: /again|retry/i }));
    await expect(await card(/^Driver safety/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    spoiled = { templates: () => new Promise(() => undefined) };
  },
  async play() {
    await expect((await main()).queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    spoiled = { templates: async () => [] };
  },
  async play() {
    const text = 'There are no recommended rules for your company.';
    await expect(await (await main()).findByText(text)).toBeVisible();
  },
};

/** AR-80: It waits for its turn, and once closed it stays away for the session of the tab. */
export const TakesTurns: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <InterruptionProvider port={waiting}>
      <OnboardingPrompt {...args} />
    </InterruptionProvider>
  ),
  async play() {
    await waitFor(() => expect(grant).not.toBeNull());
    await expect(page.queryByRole('dialog')).toBeNull();
    grant?.();
    await expect(await card(/^Driver safety/)).toBeVisible();
    await press(/^Not now$/);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(grant).toBeNull());
  },
};

const neverAsks: Story['play'] = async () => {
  await waitFor(() => expect(document.fonts.status).toBe('loaded'));
  await expect(grant).toBeNull();
  await expect(page.queryByRole('dialog')).toBeNull();
};

/** AR-80: One of the two scopes is not enough. */
export const WithoutScope: Story = {
  ...TakesTurns,
  parameters: {
    pantau: providerFor({ ...manager, scopes: [scopes.alertRuleTemplateRead] }),
  },
  tags: ['behaviour'],
  play: neverAsks,
};

/** AR-80: A company that has completed it is not asked. */
export const NotDue: Story = {
  ...TakesTurns,
  args: { due: false },
  tags: ['behaviour'],
  play: neverAsks,
};

/** AR-86: A button opens it at any time until the company has completed it. */
export const Button: Story = {
  render: (args) => <OnboardingButton {...args} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Recommended alert rules' });
    await userEvent.click(button);
    await expect(await card(/^Driver safety/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const ButtonNotDue: Story = {
  tags: ['behaviour'],
  args: { due: false },
  render: (args) => <OnboardingButton {...args} />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

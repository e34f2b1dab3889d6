import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createCompanyWorld, createMemoryCompanySource } from '../../adapters/memory/index.ts';
import {
  expectLoadFailure,
  fresh,
  page,
  readerPantau,
  replaceText,
  section,
  seen,
  storyPantau,
} from '../../testing/settings-story.ts';
import { CompanySettings } from './company-settings.tsx';

const meta = {
  title: 'Company settings/Settings',
  component: CompanySettings,
  parameters: { pantau: storyPantau },
  args: { source: createMemoryCompanySource() },
  // Each story has a company of its own.
  render: (args) => <CompanySettings {...args} />,
} satisfies Meta<typeof CompanySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible toasts, without their copies for screen readers. */
const toasts = (root: HTMLElement, text: string): Promise<HTMLElement[]> =>
  page(root).findAllByText(text, { selector: '[class*="text"]' });

export const Settings: Story = {
  async play({ canvasElement }) {
    const identity = await section(canvasElement, 'Company');
    await expect(identity.getByRole('textbox', { name: /^Name/ })).toHaveValue(
      'PT Mitra Angkut Jawa',
    );
    await section(canvasElement, 'Driver score');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Phone: Story = { parameters: { pantau: { ...storyPantau, width: 328 } } };
export const PhoneIndonesianDark: Story = {
  ...Phone,
  globals: { locale: 'id', theme: 'dark' },
};

/** CS-1, CS-6: A section saves its changed fields alone, confirms it once, and leaves the drafts of others. */
export const SavesOneSection: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const identity = await section(canvasElement, 'Company');
    const operation = await section(canvasElement, 'Operation');
    const idle = operation.getByRole('textbox', { name: /^Idle after/ });
    await replaceText(idle, '8');
    await replaceText(identity.getByRole('textbox', { name: 'Tag' }), ' JAVA ');
    await userEvent.click(identity.getByRole('button', { name: 'Save' }));
    await expect(await toasts(canvasElement, 'Company saved')).toHaveLength(1);
    const { sections } = await args.source.company();
    await expect(sections.identity.values.companyTag).toBe('JAVA');
    await expect(sections.identity.revision).toBe(4);
    await expect(sections.operation.revision).toBe(1);
    await expect(idle).toHaveValue('8');
    await expect(operation.getByText('Unsaved changes')).toBeVisible();
    await expect(identity.queryByText('Unsaved changes')).toBeNull();
  },
};

/** CS-1: Only the fields that differ are sent, with the revision that was read. */
export const SendsChangesOnly: Story = {
  args: { source: fresh({ saveSection: fn(() => new Promise<never>(() => undefined)) }) },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const identity = await section(canvasElement, 'Company');
    await userEvent.type(identity.getByRole('textbox', { name: 'Fax' }), '021 555 143');
    await userEvent.click(identity.getByRole('button', { name: 'Save' }));
    await expect(args.source.saveSection).toHaveBeenCalledWith(
      'identity',
      { faxNo: '021 555 143' },
      3,
    );
    await expect(identity.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy');
  },
};

/** CS-2: A problem appears at the field; nothing is sent, and focus moves to the first field to correct. */
export const InvalidFields: Story = {
  args: { source: fresh({ saveSection: fn() }) },
  async play({ canvasElement, args }) {
    const operation = await section(canvasElement, 'Operation');
    const offline = operation.getByRole('textbox', { name: /^Offline after/ });
    await replaceText(operation.getByRole('textbox', { name: /^Idle after/ }), '0');
    await expect(operation.queryByText('At least 1.')).toBeNull();
    await replaceText(operation.getByRole('textbox', { name: /^Parked after/ }), '1440');
    await expect(operation.getByText('At least 1.')).toBeVisible();
    await userEvent.click(operation.getByRole('button', { name: 'Save' }));
    await expect(operation.getByText('Check the 2 marked fields.')).toBeVisible();
    await expect(operation.getByText('Must be longer than the parking timeout.')).toBeVisible();
    await expect(offline).toHaveAttribute('aria-invalid', 'true');
    await expect(operation.getByRole('textbox', { name: /^Idle after/ })).toHaveFocus();
    await expect(args.source.saveSection).not.toHaveBeenCalled();
  },
};

/** CS-2: Each text has its own format. */
export const InvalidTexts: Story = {
  args: { source: fresh() },
  async play({ canvasElement }) {
    const identity = await section(canvasElement, 'Company');
    const values = {
      Phone: '12',
      Fax: 'none',
      Email: 'office',
      Domain: 'https://mitra.example',
      'Tax number (NPWP)': '123',
      Tag: 'x'.repeat(51),
    };
    for (const [name, text] of Object.entries(values)) {
      await replaceText(identity.getByRole('textbox', { name }), text);
    }
    await replaceText(identity.getByRole('textbox', { name: /^Name/ }), '');
    await userEvent.tab();
    for (const text of [
      'Fill in this field.',
      'Enter an email address such as office@company.co.id.',
      'Enter a domain such as fleet.company.co.id, without https://.',
      'A tax number has 15 or 16 digits.',
      'At most 50 characters.',
    ]) {
      await expect(identity.getByText(text)).toBeVisible();
    }
    await expect(identity.getAllByText(/Enter 5 to 20 digits/)).toHaveLength(2);
  },
};

/** CS-3: What the server refuses appears at its field with the server's text, and the input stays. */
export const RefusedByServer: Story = {
  args: {
    source: fresh({
      async saveSection() {
        throw new PantauError('invalid', {
          fieldErrors: [{ field: 'domainName', message: 'Another company has this domain.' }],
        });
      },
    }),
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const identity = await section(canvasElement, 'Company');
    const domain = identity.getByRole('textbox', { name: 'Domain' });
    await replaceText(domain, 'other.example');
    await userEvent.click(identity.getByRole('button', { name: 'Save' }));
    await identity.findByText('Another company has this domain.');
    await expect(domain).toHaveValue('other.example');
    await waitFor(() => expect(domain).toHaveFocus());
    await userEvent.type(domain, '.id');
    await expect(identity.queryByText('Another company has this domain.')).toBeNull();
  },
};

/** CS-3: Without a field, the reason is above the section. */
export const SaveFails: Story = {
  args: {
    source: fresh({
      async saveSection() {
        throw new PantauError('offline');
      },
    }),
  },
  async play({ canvasElement }) {
    const identity = await section(canvasElement, 'Company');
    const tag = identity.getByRole('textbox', { name: 'Tag' });
    await replaceText(tag, 'JAVA');
    await userEvent.click(identity.getByRole('button', { name: 'Save' }));
    await identity.findByText(/The server cannot be reached/);
    await expect(tag).toHaveValue('JAVA');
    await expect(identity.getByText('Unsaved changes')).toBeVisible();
  },
};

const shared = createCompanyWorld();

/** CS-4: Somebody else's save is shown field by field; only a field that both changed needs a decision. */
export const Conflict: Story = {
  args: { source: { ...createMemoryCompanySource({ world: shared }), subscribe: () => () => {} } },
  beforeEach() {
    shared.company = createCompanyWorld().company;
  },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const identity = await section(canvasElement, 'Company');
    const tag = identity.getByRole('textbox', { name: 'Tag' });
    const fax = identity.getByRole('textbox', { name: 'Fax' });
    await replaceText(tag, 'MINE');
    await replaceText(fax, '021 555 143');
    const other = createMemoryCompanySource({ world: shared });
    await other.saveSection('identity', { companyTag: 'THEIRS', phoneNo: '021 777 888' }, 3);
    await userEvent.click(identity.getByRole('button', { name: 'Save' }));
    await identity.findByText('Somebody else has saved this section');
    const choice = within(identity.getByRole('group', { name: 'Tag' }));
    await expect(choice.getByRole('radio', { name: /Yours\s*MINE/ })).toBeChecked();
    await expect(identity.getAllByRole('radio')).toHaveLength(2);
    // On a wide page, both versions stand side by side.
    const tops = choice.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(identity.getByText('021 777 888')).toBeVisible();
    await userEvent.click(choice.getByRole('radio', { name: /Theirs\s*THEIRS/ }));
    await userEvent.click(identity.getByRole('button', { name: 'Take these values' }));
    await expect(tag).toHaveValue('THEIRS');
    await expect(fax).toHaveValue('021 555 143');
    await expect(identity.getByRole('textbox', { name: 'Phone' })).toHaveValue('021 777 888');
    await userEvent.click(identity.getByRole('button', { name: 'Save' }));
    await toasts(canvasElement, 'Company saved');
    const { values } = (await args.source.company()).sections.identity;
    await expect(values).toMatchObject({
      ...{ companyTag: 'THEIRS', faxNo: '021 555 143', phoneNo: '021 777 888' },
    });
  },
};

const edited = createCompanyWorld();

/** CS-122: What the user goes on editing while the versions are compared is compared, too, and not lost. */
export const EditsDuringConflict: Story = {
  args: { source: { ...createMemoryCompanySource({ world: edited }), subscribe: () => () => {} } },
  beforeEach() {
    edited.company = createCompanyWorld().company;
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const identity = await section(canvasElement, 'Company');
    const phone = identity.getByRole('textbox', { name: 'Phone' });
    const fax = identity.getByRole('textbox', { name: 'Fax' });
    await replaceText(fax, '021 555 143');
    const other = createMemoryCompanySource({ world: edited });
    await other.saveSection('identity', { phoneNo: '021 777 888', faxNo: '021 777 999' }, 3);
    await userEvent.click(identity.getByRole('button', { name: 'Save' }));
    await identity.findByText('Somebody else has saved this section');
    await expect(identity.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(identity.getByRole('radio', { name: /^Theirs/ }));
    await replaceText(phone, '021 555 000');
    await replaceText(fax, '021 555 144');
    const choice = within(identity.getByRole('group', { name: 'Phone' }));
    await expect(choice.getByRole('radio', { name: /Yours\s*021 555 000/ })).toBeChecked();
    await userEvent.click(identity.getByRole('button', { name: 'Take these values' }));
    await expect(phone).toHaveValue('021 555 000');
    await expect(fax).toHaveValue('021 777 999');
  },
};

const leave = fn();
const stay = fn();
let attempt: (() => void) | undefined;

/** CS-5, CS-120: With unsaved changes, leaving is confirmed first; without any, nothing is asked. */
export const GuardsChanges: Story = {
  args: {
    source: fresh(),
    guard: {
      hold(onAttempt) {
        attempt = () => onAttempt({ leave, stay });
        return () => {
          attempt = undefined;
        };
      },
    },
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const identity = await section(canvasElement, 'Company');
    const tag = identity.getByRole('textbox', { name: 'Tag' });
    await expect(attempt).toBeUndefined();
    await replaceText(tag, 'JAVA');
    await waitFor(() => expect(attempt).toBeDefined());
    attempt?.();
    const dialog = within(await page(canvasElement).findByRole('alertdialog', {}, seen));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(stay).toHaveBeenCalled();
    await expect(tag).toHaveValue('JAVA');
    await userEvent.click(identity.getByRole('button', { name: 'Discard' }));
    await expect(tag).toHaveValue('MAJ');
    await expect(tag.closest('[data-section]')).toHaveFocus();
    await waitFor(() => expect(attempt).toBeUndefined());
  },
};

/** CS-7: Without the permission to change, values are text, and there is nothing to press. */
export const ReadOnly: Story = {
  parameters: { pantau: readerPantau },
  async play({ canvasElement }) {
    const identity = await section(canvasElement, 'Company');
    await expect(identity.getByText('PT Mitra Angkut Jawa')).toBeVisible();
    await expect(identity.getAllByText('Not set')).toHaveLength(2);
    const operation = await section(canvasElement, 'Operation');
    await expect(operation.getByText('1,440 minutes')).toBeVisible();
    await expect(canvasElement.querySelectorAll('input, select, form')).toHaveLength(0);
    await expect(within(canvasElement).queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const ReadOnlyPhoneDark: Story = {
  parameters: { pantau: { ...readerPantau, width: 328 } },
  globals: { theme: 'dark' },
};

/** CS-8: While the settings load, their place is kept. */
export const Loading: Story = {
  args: { source: fresh({ company: () => new Promise<never>(() => undefined) }) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Loading the settings')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('Operation')).toBeVisible();
  },
};
export const LoadingPhoneDark: Story = {
  ...Loading,
  parameters: { pantau: { ...storyPantau, width: 328 } },
  globals: { theme: 'dark' },
};

let fails = true;

/** CS-8: A failure has a reason. */
export const LoadFails: Story = {
  args: {
    source: fresh({
      async company() {
        if (fails) throw new PantauError('offline');
        return createCompanyWorld().company;
      },
    }),
  },
  beforeEach() {
    fails = true;
  },
  play: ({ canvasElement }) => expectLoadFailure(canvasElement, 'The settings could not be loaded'),
};

/** CS-8: After a failure the settings are loaded on request. */
export const LoadFailsThenLoads: Story = {
  ...LoadFails,
  tags: ['behaviour'],
  async play(context) {
    await LoadFails.play?.(context);
    const { canvasElement } = context;
    fails = false;
    await userEvent.click(within(canvasElement).getByRole('button', { name: /try again/i }));
    await section(canvasElement, 'Company');
  },
};

/** CS-9: Timeouts are in minutes and fuel alerts in per cent of the tank, and say so. The company's state cannot be changed here. */
export const OperationUnits: Story = {
  async play({ canvasElement }) {
    const operation = await section(canvasElement, 'Operation');
    await expect(operation.getAllByText('minutes')).toHaveLength(3);
    await expect(operation.getAllByText('%')).toHaveLength(3);
    await expect(operation.getByText(/cannot deactivate itself/)).toBeVisible();
    await expect(operation.getAllByRole('switch')).toHaveLength(1);
  },
};

/** CS-10: The scores of three example drivers follow the form, and say how they differ from the saved settings. */
export const ScorePreview: Story = {
  args: { source: fresh() },
  async play({ canvasElement }) {
    const score = await section(canvasElement, 'Driver score');
    const row = (name: string): HTMLElement =>
      within(score.getByRole('table', { name: 'Three example drivers' })).getByRole('row', {
        name: new RegExp(name),
      });
    await expect(row('Careful')).toHaveTextContent('90.00');
    await expect(row('Careful')).toHaveTextContent('Grade A');
    await expect(row('Hurried')).toHaveTextContent('Grade E');
    await replaceText(score.getByRole('textbox', { name: /^Harsh braking/ }), '3.5');
    await expect(row('Careful')).toHaveTextContent('87.50');
    await expect(row('Careful')).toHaveTextContent('−2.50 compared with the saved settings');
    await expect(row('Careful')).toHaveTextContent('Grade B');
  },
};

/** CS-11: Minimum scores must fall from A to D, and costs must not be negative; until then there is no preview. */
export const InconsistentScores: Story = {
  args: { source: fresh() },
  async play({ canvasElement }) {
    const score = await section(canvasElement, 'Driver score');
    await replaceText(score.getByRole('textbox', { name: /^Grade B/ }), '95');
    await replaceText(score.getByRole('textbox', { name: /^Sharp turn/ }), '-1');
    await userEvent.tab();
    await expect(score.getByText('Must be lower than the grade above.')).toBeVisible();
    await expect(score.getByText('Must not be negative.')).toBeVisible();
    await expect(score.getByText(/Correct the marked fields/)).toBeVisible();
    await expect(score.queryByRole('table')).toBeNull();
  },
};

const lively = createCompanyWorld();

/** CS-12: What somebody else saves appears at once where nothing is edited; a draft stays. */
export const ChangedElsewhere: Story = {
  args: { source: createMemoryCompanySource({ world: lively }) },
  beforeEach() {
    lively.company = createCompanyWorld().company;
  },
  async play({ canvasElement }) {
    const identity = await section(canvasElement, 'Company');
    const operation = await section(canvasElement, 'Operation');
    const tag = identity.getByRole('textbox', { name: 'Tag' });
    await replaceText(tag, 'MINE');
    const other = createMemoryCompanySource({ world: lively });
    await other.saveSection('operation', { idleTimeout: 12 }, 1);
    await other.saveSection('identity', { companyTag: 'THEIRS' }, 3);
    await waitFor(() =>
      expect(operation.getByRole('textbox', { name: /^Idle after/ })).toHaveValue('12'),
    );
    await expect(tag).toHaveValue('MINE');
  },
};

/** CS-13: The list of sections leads to each of them, and marks unsaved changes. */
export const SectionsInList: Story = {
  args: { source: fresh() },
  async play({ canvasElement }) {
    const score = await section(canvasElement, 'Driver score');
    await replaceText(score.getByRole('textbox', { name: /^Base score/ }), '85');
    const list = within(within(canvasElement).getByRole('navigation', { name: 'Sections' }));
    const entry = list.getByRole('button', { name: 'Driver score Unsaved changes' });
    const top = (name: string): number =>
      canvasElement.querySelector(`[data-section="${name}"]`)?.getBoundingClientRect().top ?? 0;
    entry.scrollIntoView();
    const before = top('driverScore');
    await userEvent.click(entry);
    await waitFor(() => expect(top('driverScore')).toBeLessThan(Math.min(before, innerHeight / 2)));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-section="driverScore"]')).toHaveFocus(),
    );
    await userEvent.tab();
    await expect(score.getByRole('textbox', { name: /^Base score/ })).toHaveFocus();
  },
};

import { type BrandColors, type BrandToken, deriveBrand } from '@pantau/core/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createCompanyWorld,
  createEmptyCompanyWorld,
  createMemoryCompanySource,
} from '../../adapters/memory/index.ts';
import type { BankAccountInput } from '../../engine/company/bank-account.ts';
import {
  dialogOf,
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
  title: 'Company settings/Accounts, categories, brand',
  component: CompanySettings,
  parameters: { pantau: storyPantau },
  args: { source: createMemoryCompanySource() },
} satisfies Meta<typeof CompanySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CS-20, CS-21, CS-22: Accounts are listed with the default first; a new one needs digits of the bank's length. */
export const AddsAccount: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    const [first] = accounts.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Default');
    await expect(first).toHaveTextContent('0123 4567 89');
    await userEvent.click(accounts.getByRole('button', { name: 'Add bank account' }));
    const dialog = await dialogOf(canvasElement, 'Add bank account');
    const save = dialog.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(dialog.getAllByText('Fill in this field.')).toHaveLength(3);
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /^Bank/ }),
      'Bank Central Asia (BCA)',
    );
    const number = dialog.getByRole('textbox', { name: /^Account number/ });
    await userEvent.type(number, '123');
    await expect(dialog.getByText('An account number has 5 to 20 digits.')).toBeVisible();
    await replaceText(number, '0123 456-789');
    await expect(dialog.getByText('Your company has this account already.')).toBeVisible();
    await replaceText(number, '0123 456-780');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account holder/ }), 'CV Baru');
    await userEvent.click(save);
    await waitFor(() => expect(accounts.getAllByRole('listitem')).toHaveLength(3));
    const { bankAccounts } = await args.source.company();
    await expect(bankAccounts.at(-1)).toMatchObject({ accountNo: '0123456780', isDefault: false });
  },
};

/** CS-22: Focus moves to the first field that cannot be saved. */
export const InvalidAccount: Story = {
  args: { source: fresh() },
  async play({ canvasElement }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    await userEvent.click(accounts.getByRole('button', { name: 'Add bank account' }));
    const dialog = await dialogOf(canvasElement, 'Add bank account');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Bank/ }), 'Bank Mandiri');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByRole('textbox', { name: /^Account number/ })).toHaveFocus();
  },
};

/** CS-92: A number of unusual length is asked about once, then saved. Another number is asked about again. */
export const UnusualNumber: Story = {
  args: { source: fresh() },
  async play({ canvasElement, args }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    await userEvent.click(accounts.getByRole('button', { name: /^Edit Bank Mandiri/ }));
    const dialog = await dialogOf(canvasElement, 'Edit bank account');
    const number = dialog.getByRole('textbox', { name: /^Account number/ });
    await expect(dialog.getByText('Usually 13 digits.')).toBeVisible();
    const stored = async () =>
      (await args.source.company()).bankAccounts.find(({ id }) => id === '2')?.accountNo;
    const before = await stored();
    await replaceText(number, '137001111222');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const asked = 'Account numbers of Bank Mandiri usually have 13 digits. This one has 12.';
    await expect(within(dialog.getByRole('alert')).getByText(asked)).toBeVisible();
    await expect(await stored()).toBe(before);
    await replaceText(number, '13700111122');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await stored()).toBe(before);
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await page(canvasElement).findByText('Bank account saved', { selector: '[class*="text"]' });
    await expect(await stored()).toBe('13700111122');
  },
};
export const UnusualNumberIndonesian: Story = {
  args: { source: fresh() },
  globals: { locale: 'id', theme: 'dark' },
  async play({ canvasElement }) {
    const accounts = await section(canvasElement, 'Rekening bank');
    await userEvent.click(accounts.getByRole('button', { name: /^Ubah Bank Mandiri/ }));
    const dialog = await dialogOf(canvasElement, 'Ubah rekening bank');
    await replaceText(dialog.getByRole('textbox', { name: /^Nomor rekening/ }), '1370011112');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(dialog.getByRole('button', { name: 'Tetap simpan' })).toBeVisible();
  },
};

const shared = createCompanyWorld();
const colleague = createMemoryCompanySource({ world: shared, userName: 'Maya Lestari' });
const changeByColleague = async (change: Partial<BankAccountInput>): Promise<void> => {
  const account = shared.company.bankAccounts.find(({ id }) => id === '2');
  if (account !== undefined) await colleague.updateBankAccount(account, change);
};

/** CS-89: Two people edit the same account: each keeps the field that only they changed, and decides about the other. */
export const AccountConflict: Story = {
  args: { source: createMemoryCompanySource({ world: shared }) },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    await userEvent.click(accounts.getByRole('button', { name: /^Edit Bank Mandiri/ }));
    const dialog = await dialogOf(canvasElement, 'Edit bank account');
    await replaceText(dialog.getByRole('textbox', { name: /^Account holder/ }), 'CV Satu');
    await changeByColleague({ accountName: 'CV Dua', accountNo: '1370011112222' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await dialog.findByText('Somebody else has changed this account', {}, seen);
    await expect(dialog.getByRole('radio', { name: /Yours\s*CV Satu/ })).toBeChecked();
    await expect(dialog.getByText('1370011112222')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take these values' }));
    await expect(dialog.getByRole('textbox', { name: /^Account number/ })).toHaveValue(
      '1370011112222',
    );
    await userEvent.click(save);
    await page(canvasElement).findByText('Bank account saved', { selector: '[class*="text"]' });
    const { bankAccounts } = await args.source.company();
    await expect(bankAccounts.find(({ id }) => id === '2')).toMatchObject({
      accountName: 'CV Satu',
      accountNo: '1370011112222',
    });
  },
};

/** CS-23, CS-120: Deleting the default account asks which one takes its place. */
export const DeletesDefaultAccount: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    await userEvent.click(accounts.getByRole('button', { name: /^Delete Bank Central Asia/ }));
    const dialog = within(await page(canvasElement).findByRole('alertdialog', {}, seen));
    await expect(dialog.getByRole('radio', { name: /Bank Mandiri/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(accounts.getAllByRole('listitem')).toHaveLength(1));
    const { bankAccounts } = await args.source.company();
    await expect(bankAccounts).toMatchObject([{ bankName: 'Bank Mandiri', isDefault: true }]);
    await expect(accounts.getByRole('button', { name: 'Add bank account' })).toHaveFocus();
  },
};

const threeAccounts = fresh();

/** CS-23: Of several others, the chosen one becomes the default. */
export const ChoosesNewDefault: Story = {
  args: { source: threeAccounts },
  tags: ['behaviour'],
  beforeEach: async () => {
    const third = { bankName: 'Bank Jago', accountName: 'CV Tiga', accountNo: '123456' };
    const { bankAccounts } = await threeAccounts.company();
    if (bankAccounts.length === 2) await threeAccounts.createBankAccount(third);
  },
  async play({ canvasElement, args }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    await userEvent.click(accounts.getByRole('button', { name: /^Delete Bank Central Asia/ }));
    const dialog = within(await page(canvasElement).findByRole('alertdialog', {}, seen));
    await userEvent.click(dialog.getByRole('radio', { name: /Bank Jago/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(accounts.getAllByRole('listitem')).toHaveLength(2));
    const { bankAccounts } = await args.source.company();
    await expect(bankAccounts[0]).toMatchObject({ bankName: 'Bank Jago', isDefault: true });
  },
};

const growing = createCompanyWorld();

/** CS-123: Somebody else has added an account meanwhile: the server's reason is shown, and the choice appears. */
export const LastAccountNoLonger: Story = {
  args: {
    source: { ...createMemoryCompanySource({ world: growing }), subscribe: () => () => {} },
  },
  tags: ['behaviour'],
  beforeEach() {
    const { company } = createCompanyWorld();
    growing.company = { ...company, bankAccounts: company.bankAccounts.slice(0, 1) };
  },
  async play({ canvasElement, args }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    await userEvent.click(accounts.getByRole('button', { name: /^Delete Bank Central Asia/ }));
    const dialog = within(await page(canvasElement).findByRole('alertdialog', {}, seen));
    await expect(dialog.queryByRole('radio')).toBeNull();
    const other = createMemoryCompanySource({ world: growing });
    for (const [bankName, accountNo] of [
      ['Bank Jago', '123456789012'],
      ['Bank Mandiri', '1370011112222'],
    ] as const) {
      await other.createBankAccount({ bankName, accountName: 'CV Tiga', accountNo });
    }
    const remove = dialog.getByRole('button', { name: 'Delete account' });
    await userEvent.click(remove);
    await dialog.findByText('required');
    await userEvent.click(await dialog.findByRole('radio', { name: /Bank Mandiri/ }));
    // The chosen one is deleted before the button is pressed.
    const chosen = growing.company.bankAccounts.find(({ bankName }) => bankName === 'Bank Mandiri');
    if (chosen !== undefined) await other.deleteBankAccount(chosen, null);
    await userEvent.click(remove);
    await waitFor(() => expect(dialog.getByRole('radio', { name: /Bank Jago/ })).toBeChecked());
    await userEvent.click(remove);
    await waitFor(async () =>
      expect((await args.source.company()).bankAccounts).toMatchObject([
        { bankName: 'Bank Jago', isDefault: true },
      ]),
    );
  },
};

/** CS-24, CS-120: Another account becomes the default, by which the first one ceases to be. */
export const MakesDefault: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    await userEvent.click(accounts.getByRole('button', { name: /^Make default: Bank Mandiri/ }));
    await waitFor(() =>
      expect(accounts.getAllByRole('listitem')[0]).toHaveTextContent(/Bank Mandiri.*Default/),
    );
    await expect(accounts.getAllByText('Default')).toHaveLength(1);
    await expect(accounts.getByRole('list')).toHaveFocus();
  },
};

/** CS-25, CS-26, CS-27: Categories are added once, and deleted while they are the company's own and unused. */
export const Categories: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await section(canvasElement, 'Categories');
    await view.findByText('Cold chain', {}, seen);
    const items: HTMLElement[] = view.getAllByRole('listitem');
    const used = items.filter((item) => item.textContent.includes('in use'));
    await expect(used.map((item) => item.textContent)).toEqual(['Distributionin use']);
    await expect(view.queryByRole('button', { name: 'Delete Distribution' })).toBeNull();
    await expect(view.queryByRole('button', { name: 'Delete Passenger transport' })).toBeNull();
    const input = view.getByRole('textbox', { name: 'New category' });
    await userEvent.type(input, 'cold CHAIN{Enter}');
    await expect(view.getByText('This category exists already.')).toBeVisible();
    await replaceText(input, 'Mining{Enter}');
    await view.findByText('Mining', {}, seen);
    await expect(input).toHaveValue('');
    await userEvent.click(view.getByRole('button', { name: 'Delete Cold chain' }));
    await waitFor(() => expect(view.queryByText('Cold chain')).toBeNull());
    const company = await section(canvasElement, 'Company');
    const options = within(company.getByRole('combobox', { name: 'Category' }));
    await expect(options.getByRole('option', { name: 'Mining' })).toBeInTheDocument();
  },
};

/** `#8a2b6a` as the browser computes it. */
const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const accent = '#8a2b6a';
const menu = '#2a1526';

/** CS-35, CS-90: Menu, bell, row and button follow the colours in the form, in both themes. */
export const BrandPreview: Story = {
  args: { source: fresh() },
  async play({ canvasElement }) {
    const brand = await section(canvasElement, 'Brand');
    await replaceText(brand.getByRole('textbox', { name: 'Accent colour' }), accent);
    await replaceText(brand.getByRole('textbox', { name: 'Menu colour' }), menu);
    await replaceText(brand.getByRole('textbox', { name: 'Application name' }), 'Kirana');
    await expect(brand.getAllByText('Kirana')).toHaveLength(2);
    const styleIn = (theme: 'light' | 'dark', text: string): CSSStyleDeclaration =>
      getComputedStyle(brand.getAllByText(text)[theme === 'light' ? 0 : 1] as HTMLElement);
    const colors = deriveBrand({ accent, menu }).brand as Record<'light' | 'dark', BrandColors>;
    for (const theme of ['light', 'dark'] as const) {
      const of = (token: BrandToken): string => rgbOf(colors[theme][token] ?? '');
      await waitFor(async () => {
        await expect(styleIn(theme, 'Mark as resolved').backgroundColor).toBe(of('accent'));
        await expect(styleIn(theme, '3').backgroundColor).toBe(of('accent'));
        await expect(styleIn(theme, 'View').color).toBe(of('accent-text'));
        await expect(styleIn(theme, 'Kirana').color).toBe(of('logo-text'));
        await expect(styleIn(theme, 'Dashboard').backgroundColor).toBe(of('nav-active-bg'));
      });
    }
    await expect(rgbOf(colors.light.accent ?? '')).toBe('rgb(138, 43, 106)');
    await userEvent.clear(brand.getByRole('textbox', { name: 'Menu colour' }));
    await waitFor(() => expect(styleIn('light', 'Dashboard').color).toBe('rgb(138, 43, 106)'));
  },
};

export const BrandPreviewPhoneDark: Story = {
  parameters: { pantau: { ...storyPantau, width: 328 } },
  globals: { theme: 'dark' },
};

/** CS-36, CS-120: A colour in which texts would not be legible is refused, and the nearest legible one offered. */
export const IllegibleColor: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const brand = await section(canvasElement, 'Brand');
    const accentColor = brand.getByRole('textbox', { name: 'Accent colour' });
    await replaceText(accentColor, '#ffe600');
    await expect(brand.getByText(/would not be legible/)).toBeVisible();
    await userEvent.click(brand.getByRole('button', { name: /^Use #/ }));
    await expect(brand.queryByText(/would not be legible/)).toBeNull();
    await expect(accentColor).toHaveFocus();
    await userEvent.click(brand.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { values } = (await args.source.company()).sections.branding;
      await expect(values.accentColor).toMatch(/^#[0-9a-f]{6}$/);
    });
  },
};

/** CS-40: The history names who, when, and both values, newest first, and has a saved change at once. */
export const History: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const history = await section(canvasElement, 'Change history');
    await history.findByText('Operation: Idle after', {}, seen);
    const rows = (): HTMLElement[] => history.getAllByRole('listitem');
    await expect(rows()[0]).toHaveTextContent('10 minutes');
    await expect(rows()[0]).toHaveTextContent('5 minutes');
    await expect(rows()[0]).toHaveTextContent('Rina Kusuma, 18 Nov 2026');
    await expect(rows()[2]).toHaveTextContent('•••• 5678');
    const company = await section(canvasElement, 'Company');
    await replaceText(company.getByRole('textbox', { name: 'Tag' }), 'JAVA');
    await userEvent.click(company.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/Tag.*MAJ.*JAVA/));
  },
};

const many = createCompanyWorld();
many.changes = Array.from({ length: 25 }, (_, index) => ({
  ...{ id: `c${index}`, changedAt: Date.parse('2026-11-01') - index * 3_600_000 },
  ...{ userName: null, section: 'operation', field: 'parkTimeout' },
  ...{ before: String(index), after: String(index + 1) },
}));

/** CS-41, CS-120: Older changes are loaded on request. */
export const OlderChanges: Story = {
  args: { source: createMemoryCompanySource({ world: many }) },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const history = await section(canvasElement, 'Change history');
    const older = await history.findByRole('button', { name: 'Show older changes' }, seen);
    await expect(history.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(older);
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(20));
    await userEvent.click(older);
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(25));
    await expect(history.queryByRole('button')).toBeNull();
    await expect(history.getByRole('list')).toHaveFocus();
  },
};

/** A new company: no accounts, categories, colours or changes. */
export const Empty: Story = {
  args: { source: createMemoryCompanySource({ world: createEmptyCompanyWorld('CV Baru') }) },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByText('No bank account yet.', {}, seen);
    await view.findByText('No categories yet.', {}, seen);
    await view.findByText('No changes yet.', {}, seen);
  },
};

/** CS-7, CS-20, CS-124: A reader sees account numbers masked, and nothing to press but older changes. */
export const ReadOnly: Story = {
  args: { source: createMemoryCompanySource({ canUpdate: false }) },
  parameters: { pantau: readerPantau },
  async play({ canvasElement }) {
    const accounts = await section(canvasElement, 'Bank accounts');
    await expect(accounts.getByText('•••• 6789')).toBeVisible();
    await within(canvasElement).findByText('Cold chain', {}, seen);
    const sections = canvasElement.querySelectorAll('[data-section] button');
    await expect(sections).toHaveLength(0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { PantauProvider } from '../provider/pantau-provider.tsx';
import { themeAttributes } from './page-theme.ts';
import tokens from './tokens.module.css';

function InheritingWidget(): ReactElement {
  return (
    <PantauProvider embedded locale="en" theme="inherit">
      <p>A widget in the theme of its page</p>
    </PantauProvider>
  );
}

const meta = {
  title: 'Core/Foundations/Theme of the page',
  component: InheritingWidget,
  tags: ['!autodocs'],
} satisfies Meta<typeof InheritingWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = document.documentElement;

/** Runs the checks on a page that states no theme, and restores the page afterwards. */
async function withPlainPage(check: () => Promise<void>): Promise<void> {
  const before = page.cloneNode() as HTMLElement;
  const names = ['class', 'style', ...themeAttributes];
  for (const name of names) page.removeAttribute(name);
  try {
    await check();
  } finally {
    for (const name of names) {
      const value = before.getAttribute(name);
      if (value === null) page.removeAttribute(name);
      else page.setAttribute(name, value);
    }
  }
}

/** EM-65: The widget follows the attributes and classes of frameworks, then the page's `color-scheme`, while it is mounted. */
export const FollowsThePage: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const text = within(canvasElement).getByText('A widget in the theme of its page');
    const widget = text.closest('[data-pantau-theme]');
    const expectTheme = (theme: 'light' | 'dark', of: string): Promise<void> =>
      waitFor(() => expect(widget, of).toHaveAttribute('data-pantau-theme', theme));
    await withPlainPage(async () => {
      page.style.colorScheme = 'light';
      await expectTheme('light', 'a light color-scheme');
      page.style.colorScheme = 'dark';
      await expectTheme('dark', 'a dark color-scheme');
      for (const name of themeAttributes) {
        page.setAttribute(name, 'light');
        await expectTheme('light', `${name} before color-scheme`);
        page.setAttribute(name, 'dark');
        await expectTheme('dark', name);
        page.removeAttribute(name);
      }
      page.style.colorScheme = 'normal';
      await expectTheme('light', 'a page that states nothing');
      page.classList.add('dark');
      await expectTheme('dark', 'the class dark');
      page.setAttribute('data-theme', 'corporate');
      await expectTheme('dark', 'a theme with a name of its own');
      document.body.setAttribute('data-theme', 'light');
      await expectTheme('light', 'the body before the page').finally(() =>
        document.body.removeAttribute('data-theme'),
      );
    });
  },
};

/** EM-65: Until the scripts of a page from a server run, the style sheet follows the attributes and classes. */
export const BeforeScriptsRun: Story = {
  tags: ['behaviour'],
  render: () => (
    <div data-testid="page">
      <p className={tokens['tokens']} data-pantau-theme="inherit" data-testid="widget">
        A widget from a server
      </p>
    </div>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const around = canvas.getByTestId('page');
    const surface = (): string =>
      getComputedStyle(canvas.getByTestId('widget')).getPropertyValue('--pantau-bg-surface');
    await withPlainPage(async () => {
      await expect(surface()).toBe('#ffffff');
      around.className = 'dark';
      await expect(surface()).toBe('#12161c');
      around.className = '';
      for (const name of themeAttributes) {
        around.setAttribute(name, 'dark');
        await expect(surface(), name).toBe('#12161c');
        around.setAttribute(name, 'light');
        await expect(surface(), name).toBe('#ffffff');
        around.removeAttribute(name);
      }
    });
  },
};

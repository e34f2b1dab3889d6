import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { addLanguage } from '../../messages/all-messages.ts';
import { ar } from '../../messages/languages/ar.ts';
import { th } from '../../messages/languages/th.ts';
import { loaded, panelParameters, panelStory, rowsIn } from '../../testing/stories/panel-story.tsx';

const meta = {
  title: 'Alert centre/Panel/Other languages',
  id: 'alert-centre-other-languages',
  ...panelStory,
};

export default meta;
type Story = StoryObj<typeof meta>;

const thai = { locale: 'th', messages: addLanguage('th', th) };
const arabic = { locale: 'ar', messages: addLanguage('ar', ar) };

const inLanguage = (own: object): Partial<Story> => ({
  parameters: { pantau: { ...panelParameters.pantau, ...own } },
});

const firstRow = (root: HTMLElement): HTMLElement => {
  const [row] = rowsIn(root);
  if (row === undefined) throw new Error('The list is empty');
  return row;
};

/** EM-63: The panel in Thai; alerts are described in English, because their source has no Thai. */
export const Thai: Story = {
  ...inLanguage(thai),
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    await expect(panel.getByRole('heading', { name: 'ศูนย์แจ้งเตือน' })).toBeVisible();
    await expect(panel.getByRole('switch', { name: 'เฉพาะที่ยังไม่แก้ไข' })).toBeVisible();
    await expect(context.canvasElement.querySelector('[lang="th"]')).toHaveAttribute('dir', 'ltr');
    await expect(firstRow(context.canvasElement)).toHaveTextContent(/[A-Z][a-z]+/);
  },
};

/** CO-272: With Indonesian as the fallback language, alerts are described in Indonesian. */
export const ThaiWithIndonesianDescriptions: Story = {
  ...inLanguage({ ...thai, fallbackLocale: 'id' }),
  play: async (context) => {
    await loaded(context);
    const texts = [...rowsIn(context.canvasElement)].map((row) => row.textContent).join(' ');
    await expect(texts).toMatch(/Mata|Pengereman|Kecepatan|Menguap|Keluar|Masuk|Parkir/);
    await expect(texts).not.toMatch(/Eyes closed|Harsh|Overspeed|Speeding/);
  },
};

/** CO-273, EM-63: In Arabic everything is mirrored; plates read as on the vehicle. */
export const Arabic: Story = {
  ...inLanguage(arabic),
  play: async (context) => {
    await loaded(context);
    const { canvasElement } = context;
    const panel = within(canvasElement);
    const title = panel.getByRole('heading', { name: 'مركز التنبيهات' });
    const root = canvasElement.querySelector<HTMLElement>('[lang="ar"]');
    await expect(root).toHaveAttribute('dir', 'rtl');
    const frame = title.closest('section');
    const { left, right } = frame?.getBoundingClientRect() ?? { left: 0, right: 0 };
    const box = title.getBoundingClientRect();
    await expect(right - box.right, 'the title is at the right').toBeLessThan(box.left - left);
    const row = firstRow(canvasElement);
    const glyph = row.querySelector('svg')?.getBoundingClientRect();
    const rowBox = row.getBoundingClientRect();
    await expect(rowBox.right - (glyph?.right ?? 0), 'and so are the glyphs').toBeLessThan(80);
    const plate = [...row.querySelectorAll<HTMLElement>('span')].find((one) =>
      /^[A-Z]{1,2} \d{2,4} [A-Z]{1,3}$/.test(one.textContent ?? ''),
    );
    await expect(getComputedStyle(plate as HTMLElement).direction).toBe('ltr');
    // A place that does not fit is cut at its end, and stands beside the driver.
    const place = [...canvasElement.querySelectorAll<HTMLElement>('[dir="auto"]')].at(0);
    await expect(getComputedStyle(place as HTMLElement).direction).toBe('ltr');
    await expect(getComputedStyle(place as HTMLElement).textAlign).toBe('right');
    // Nothing is wider than the panel.
    for (const one of frame?.querySelectorAll<HTMLElement>('h2, h3, li, header, footer') ?? []) {
      await expect(one.scrollWidth, one.className).toBeLessThanOrEqual(one.clientWidth + 1);
    }
  },
};
export const ArabicDark: Story = { ...inLanguage(arabic), globals: { theme: 'dark' } };

/** CO-273: The switch moves to the other side. */
export const ArabicSwitch: Story = {
  ...inLanguage(arabic),
  play: async (context) => {
    await loaded(context);
    const control = within(context.canvasElement).getByRole('switch');
    const thumb = control.querySelector('span') as HTMLElement;
    const fromLeft = () =>
      thumb.getBoundingClientRect().left - control.getBoundingClientRect().left;
    const wasOn = control.getAttribute('aria-checked') === 'true';
    const before = fromLeft();
    await userEvent.click(control);
    // On is at the left here.
    await waitFor(() => expect(fromLeft() > before).toBe(wasOn));
  },
};

/** CO-273: The host decides the direction if it says so. */
export const ArabicFromLeftToRight: Story = {
  ...inLanguage({ ...arabic, dir: 'ltr' }),
  play: async (context) => {
    await loaded(context);
    await expect(context.canvasElement.querySelector('[lang="ar"]')).toHaveAttribute('dir', 'ltr');
  },
};

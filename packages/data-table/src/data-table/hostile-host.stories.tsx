import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryTable, tableIn } from '../testing/story-table.tsx';

/** Global styles of a host page. */
const hostile = `
  html { font-size: 62.5%; }
  * { all: revert; box-sizing: content-box; }
  div, span { position: static; overflow: visible; line-height: 3; padding: 7px; }
  button, input, select { font: 30px serif; padding: 20px; border: 5px solid red; min-height: 80px; }
  a { color: lime; text-decoration: line-through; }
  p, h3 { margin: 50px; }
`;

/** Position and appearance of every element in the table. */
function looksOf(root: HTMLElement): readonly string[] {
  const place = root.querySelector('section')?.getBoundingClientRect() ?? new DOMRect();
  return [
    ...root.querySelectorAll<HTMLElement>(
      '[data-pantau-theme] section, [data-pantau-theme] section *',
    ),
  ]
    .filter((element) => element.checkVisibility() && element.closest('svg, option') === null)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontSize, backgroundColor, position } = getComputedStyle(element);
      const box = [x - place.x, y - place.y, width, height].map(Math.round).join(' ');
      const { role } = element;
      return `${element.tagName} ${role} ${box} ${color} ${fontSize} ${backgroundColor} ${position}`;
    });
}

const meta = {
  title: 'Embedding/Data table on a hostile page',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta', embedded: true, width: 900 } },
  args: { defaultQuery: { limit: 25 }, selectable: true },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-41: Element rules of the host do not affect the table, and the table does not affect the host. */
export const Unchanged: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const page = canvasElement.ownerDocument;
    const table = tableIn(canvasElement);
    await table.ready();
    await userEvent.click(table.box(1));
    await waitFor(() => expect(table.bar()).not.toBeNull());
    const host = page.head.childElementCount;
    const style = page.body.getAttribute('style');
    const before = looksOf(canvasElement);
    const sheet = page.createElement('style');
    sheet.textContent = hostile;
    page.head.append(sheet);
    try {
      const after = looksOf(canvasElement);
      const differences = before.flatMap((line, index) =>
        line === after[index] ? [] : [`${line} -> ${after[index]}`],
      );
      await expect(differences).toEqual([]);
    } finally {
      sheet.remove();
    }
    await expect(page.head.childElementCount).toBe(host);
    await expect(page.body.getAttribute('style')).toBe(style);
  },
};

export const Indonesian: Story = { globals: { locale: 'id' } };

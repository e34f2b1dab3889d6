import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createDetailSource } from '../../testing/story-detail.ts';
import { createStorySource, storyNow } from '../../testing/story-orders.ts';
import { SalesOrderDetail } from '../detail/sales-order-detail.tsx';
import { SalesOrderForm } from '../form/sales-order-form.tsx';
import { SalesOrderList } from '../list/order-list.tsx';

/** Global styles of a host page. */
const hostile = `
  html { font-size: 62.5%; }
  * { all: revert; box-sizing: content-box; }
  div, span { position: static; overflow: visible; line-height: 3; padding: 7px; }
  button, input, select { font: 30px serif; padding: 20px; border: 5px solid red; min-height: 80px; }
  a { color: lime; text-decoration: line-through; }
  p, h1, h2, h3, dl, dd, ol { margin: 50px; }
  section, article, header { border: 9px dotted red; }
`;

const orders = await createStorySource(30);
const one = await createDetailSource('ASSIGNED');
const nothing = (): void => undefined;

interface ViewProps {
  readonly view: 'list' | 'detail' | 'form';
}

/** A view on the memory adapter: no portal, no router, no server. */
function View({ view }: ViewProps): ReactElement {
  if (view === 'detail') return <SalesOrderDetail source={one} orderId="1-1" onEdit={nothing} />;
  if (view === 'form') {
    return <SalesOrderForm source={one} orderId="1-1" onSaved={nothing} onCancel={nothing} />;
  }
  return (
    <div style={{ height: 560 }}>
      <SalesOrderList source={orders} onCreate={nothing} />
    </div>
  );
}

/** Position and appearance of every element in the widget. */
function looksOf(root: HTMLElement): readonly string[] {
  const widget = root.querySelector<HTMLElement>('[data-pantau-theme] :is(article, form, section)');
  // What sticks to the edge of the window is in its own place there.
  widget?.scrollIntoView({ block: 'end' });
  const place = widget?.getBoundingClientRect() ?? new DOMRect();
  return [...(widget?.querySelectorAll<HTMLElement>('*') ?? [])]
    .filter((element) => element.checkVisibility() && element.closest('svg, option') === null)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontSize, backgroundColor, position } = getComputedStyle(element);
      const box = [x - place.x, y - place.y, width, height].map(Math.round).join(' ');
      return `${element.tagName}.${element.className} ${box} ${color} ${fontSize} ${backgroundColor} ${position}`;
    });
}

const meta = {
  title: 'Embedding/Sales orders on a hostile page',
  component: View,
  parameters: {
    pantau: {
      clock: createManualClock(storyNow),
      timeZone: 'Asia/Jakarta',
      embedded: true,
      width: 960,
    },
  },
  args: { view: 'list' },
} satisfies Meta<typeof View>;

export default meta;
type Story = StoryObj<typeof meta>;

const unchanged =
  (isReady: (root: HTMLElement) => Promise<unknown>): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    await isReady(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    const [sheets, style] = [page.head.childElementCount, page.body.getAttribute('style')];
    const before = looksOf(canvasElement);
    await expect(before.length).toBeGreaterThan(20);
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
    await expect(page.head.childElementCount).toBe(sheets);
    await expect(page.body.getAttribute('style')).toBe(style);
  };

/** SO-90: The list. */
export const List: Story = {
  play: unchanged((root) => within(root).findAllByText('PT Farma Nusa Sentosa')),
};

/** SO-90: The detail page. */
export const Detail: Story = {
  args: { view: 'detail' },
  play: unchanged((root) => within(root).findByText('B 9482 KXT')),
};

/** SO-90: The form. */
export const Form: Story = {
  args: { view: 'form' },
  play: unchanged((root) => within(root).findByRole('combobox', { name: /^Customer/ })),
};

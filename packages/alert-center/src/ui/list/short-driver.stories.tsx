import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { MemoryAlertSource, MemoryWorld } from '../../adapters/memory/index.ts';
import { previewParameters, rowsOf } from '../../testing/stories/preview-page.ts';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const driver = { driverId: '1', fullname: 'Slamet Riyadi Kusumawardhana' };
const place = 'Jl. Raya Gempol–Pasuruan KM 112, Kab. Pasuruan, Jawa Timur';

/** An urgent and an important alert with a long name and a long place. */
function longNames(world: MemoryWorld): void {
  for (const alertCode of [8, 15])
    world.arrive({ alertCode, driver, address: place, geofences: [] });
}

const meta = {
  title: 'Alert centre/List/Driver and place',
  id: 'alert-centre-row-driver-and-place',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { ...previewParameters, world: { scenario: 'empty', prepare: longNames } },
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 700 }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const isWhole = (element: Element): boolean => element.scrollWidth <= element.clientWidth;

/** AC-263, AC-264, AC-395: The driver is short and in full, the place has the room up to the end column, once. */
export const InEveryList: Story = {
  play: async (context) => {
    for (const urgency of ['urgent', 'important']) {
      const [button] = await rowsOf(context, urgency, 1);
      const row = button?.closest('li') as HTMLElement;
      const name = within(row).getByText('Slamet K.,');
      await expect(isWhole(name)).toBe(true);
      const [where, ...again] = within(row).getAllByText(place);
      await expect(again).toHaveLength(0);
      const age = row.querySelector('time') as HTMLElement;
      await expect(isWhole(where as Element)).toBe(false);
      await expect(boxOf(where as Element).left).toBeGreaterThanOrEqual(boxOf(name).right);
      const gap = boxOf(row).right - boxOf(where as Element).right;
      // The end column is 52 px wide, with 12 px before and 16 px after it.
      await expect(gap).toBeLessThanOrEqual(52 + 12 + 16 + 1);
      await expect(boxOf(where as Element).right).toBeLessThanOrEqual(boxOf(age).left);
      for (const fact of [age, within(row).getByText(/\d.*(km|min|mnt|hr|h|j)/)]) {
        await expect(isWhole(fact)).toBe(true);
        await expect(boxOf(fact).bottom).toBeLessThanOrEqual(boxOf(row).bottom);
        await expect(boxOf(fact).right).toBeLessThanOrEqual(boxOf(row).right);
      }
    }
  },
};

export const InEveryListInIndonesianDark: Story = {
  ...InEveryList,
  globals: { locale: 'id', theme: 'dark' },
};

import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, type ReactElement, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import type { RowContent } from '../shared/host-slots.ts';
import { ownVehicle } from '../../testing/stories/panel-story.tsx';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertList } from './alert-list.tsx';
import { ROWS_PER_STEP } from './row-steps.ts';

const clock = createManualClock(Date.now());
const IDLE_MS = 10_000;

/** Work that waits until the browser is idle, where a story holds it back. */
let idle: IdleRequestCallback[] = [];

/** Fills both lists with 40 rows. The newest show seconds. */
function fill(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 0; index < 60; index += 1) {
    const alertCode = index % 2 === 0 ? 49 : 9;
    world.arrive({ alertCode, vehicle: ownVehicle(index), createdOn: now - index * 2_000 });
  }
}

const onCommit = fn();
const renderRow = fn(({ view }: RowContent) => <span>{view.alert.vehicle.licensePlate}</span>);

function Lists(): ReactElement {
  const scrollerRef = useRef<HTMLDivElement>(null);
  return (
    <Profiler id="lists" onRender={onCommit}>
      <div ref={scrollerRef} style={{ height: 640, overflow: 'auto' }} tabIndex={-1}>
        <AlertList urgency="urgent" scrollerRef={scrollerRef} />
        <AlertList urgency="important" scrollerRef={scrollerRef} />
      </div>
    </Profiler>
  );
}

const meta = {
  title: 'Alert centre/List/Idle',
  tags: ['!autodocs', 'behaviour'],
  component: AlertList,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420, clock },
    world: { clock, latencyMs: 0, scenario: 'empty', prepare: fill },
  },
  args: { urgency: 'urgent', scrollerRef: { current: null } },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Lists />
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertList>;

export default meta;
type Story = StoryObj<typeof meta>;

const actionsIn = (row: Element): Element | null =>
  row.querySelector('[part="row-actions"] button');

/** Waits for all rows with their actions. */
const fortyRows = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await clock.advance(100);
    const rows = [...canvasElement.querySelectorAll('[data-alert-id]')];
    await expect(rows.filter(actionsIn).length).toBe(40);
  });

/** AC-500: Apart from the ages nothing changes in the lists, so nothing renders; an arrival renders its own row only. */
export const FortyRowsRenderNothingForTenSeconds: Story = {
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded} renderRow={renderRow}>
      <Lists />
    </StoryFrame>
  ),
  play: async (context) => {
    await fortyRows(context.canvasElement);
    onCommit.mockClear();
    renderRow.mockClear();
    await clock.advance(IDLE_MS);
    await expect(onCommit).not.toHaveBeenCalled();
    await expect(renderRow).not.toHaveBeenCalled();
    // Renders are counted: one row for a change, one for an arrival.
    const [newest] = worldOf(context).alerts();
    worldOf(context).arrive({ alertCode: 49 });
    await waitFor(async () => {
      await clock.advance(100);
      await expect(renderRow).toHaveBeenCalled();
    });
    await expect(renderRow.mock.calls.map(([{ view }]) => view.alert.id)).not.toContain(newest?.id);
    await expect(onCommit).toHaveBeenCalled();
  },
};

/** AC-508: While the browser is busy, only the row under the pointer or with the focus has its actions. */
export const ActionsComeInTurns: Story = {
  beforeEach() {
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (run) => {
      idle.push(run);
      return idle.length;
    };
    return () => {
      idle = [];
      window.requestIdleCallback = requestIdleCallback;
    };
  },
  play: async ({ canvasElement }) => {
    const rows = await waitFor(async () => {
      await clock.advance(100);
      const found = within(canvasElement).getAllByRole('listitem');
      await expect(found.length).toBe(40);
      return found;
    });
    const shown = (): readonly number[] =>
      rows.flatMap((row, index) => (actionsIn(row) === null ? [] : [index]));
    await expect(shown()).toEqual([]);
    within(rows[4] as HTMLElement)
      .getByRole('button')
      .focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement?.closest('[part="row-actions"]')).not.toBeNull();
    await expect(shown()).toEqual([4]);
    await userEvent.hover(rows[6] as HTMLElement);
    await waitFor(() => expect(shown()).toEqual([4, 6]));
    for (const count of [6, 10, 14]) {
      for (const run of idle.splice(0)) run({ didTimeout: false, timeRemaining: () => 10 });
      await waitFor(() => expect(shown().length).toBe(count));
    }
    // The first rows of the list come first.
    await expect(shown().slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  },
};

/** AC-501: A burst replaces both lists in steps: the newest rows first, and no step renders many rows at once. */
export const BurstInSteps: Story = {
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded} renderRow={renderRow}>
      <Lists />
    </StoryFrame>
  ),
  play: async (context) => {
    const { canvasElement } = context;
    await fortyRows(canvasElement);
    const world = worldOf(context);
    const rows = (): string[] =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-alert-id]')].map(
        ({ dataset }) => dataset['alertId'] ?? '',
      );
    const before = new Set(rows());
    const commits: { readonly added: number; readonly rows: number }[] = [];
    let known = before;
    const observer = new MutationObserver(() => {
      const now = rows();
      commits.push({ added: now.filter((id) => !known.has(id)).length, rows: now.length });
      known = new Set(now);
    });
    observer.observe(canvasElement, { subtree: true, childList: true });
    const now = clock.now();
    for (let index = 0; index < 60; index += 1) {
      const alertCode = index % 2 === 0 ? 49 : 9;
      world.arrive({ alertCode, vehicle: ownVehicle(100 + index), createdOn: now - index });
    }
    await waitFor(async () => {
      await clock.advance(100);
      await expect(rows().some((id) => before.has(id))).toBe(false);
    });
    observer.disconnect();
    await expect(rows()).toHaveLength(40);
    const added = commits.map((commit) => commit.added).filter((count) => count > 0);
    await expect(Math.max(...added)).toBeLessThanOrEqual(2 * ROWS_PER_STEP);
    await expect(added.length).toBeGreaterThan(1);
    // Rows that are replaced stay until then: the lists never shrink.
    await expect(Math.min(...commits.map((commit) => commit.rows))).toBe(40);
    const [newest] = world.alerts();
    await expect(rows()).toContain(newest?.id);
  },
};

export const OnlyTheLabelsOfFortyRowsChange: Story = {
  play: async ({ canvasElement }) => {
    await fortyRows(canvasElement);
    const outside: Node[] = [];
    let labels = 0;
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        if (at?.closest('time') == null) outside.push(target);
        else labels += 1;
      }
    });
    observer.observe(canvasElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await clock.advance(IDLE_MS);
    await waitFor(() => expect(labels).toBeGreaterThan(9));
    observer.disconnect();
    await expect(outside).toEqual([]);
  },
};

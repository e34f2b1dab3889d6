/** Runs in the page: drives one table and measures what a person would see. */
import { makeOrders, seeded } from './orders.mjs';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const UPDATES_EACH_TICK = 100;
/** px; some tables scroll with their header inside. */
const HEAD = 64;

/** ms from the call until `isThere`, plus one frame. */
async function untilPainted(run, isThere) {
  const start = performance.now();
  run();
  while (!isThere()) {
    if (performance.now() - start > 20_000) throw new Error(`Nothing after 20 s: ${isThere}`);
    await frame();
  }
  await frame();
  return performance.now() - start;
}

const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const KEYSTROKES = 4;

/**
 * What a user types, a character at a time: those that leave the most rows, because these take longest, of those
 * that change the first row, so that one can see when they have been applied.
 */
function keystrokes(data) {
  const texts = data.map((row) => Object.values(row).slice(1).join('\n').toLowerCase());
  const typed = [];
  let needle = '';
  let first = 0;
  let found = texts.map((_, index) => index);
  for (let count = 0; count < KEYSTROKES; count += 1) {
    const [best] = CHARACTERS.map((one) => ({
      needle: needle + one,
      found: found.filter((index) => texts[index].includes(needle + one)),
    }))
      .filter(({ found: left }) => left.length > 0 && left[0] !== first)
      .sort((one, other) => other.found.length - one.found.length);
    if (best === undefined) break;
    ({ needle, found } = best);
    first = found[0];
    typed.push({ needle, number: data[first].number });
  }
  return typed;
}

export function createBench(createCase) {
  const root = document.getElementById('root');
  const table = createCase(root);
  const random = seeded(7);
  let data = [];
  let longTasks = 0;
  new PerformanceObserver((list) => (longTasks += list.getEntries().length)).observe({
    type: 'longtask',
  });
  const firstRow = () => {
    const box = (table.scroller() ?? root).getBoundingClientRect();
    return table.rowAt(document.elementFromPoint(box.left + 100, box.top + 60));
  };
  const texts = () => firstRow()?.textContent ?? '';
  /** The scroller of some tables contains the header, that of others begins below it. */
  const topRow = () => {
    const { left, top } = (table.scroller() ?? root).getBoundingClientRect();
    for (let below = 4; below < 120; below += 10) {
      const row = table.rowAt(document.elementFromPoint(left + 100, top + below));
      if (row != null) return row;
    }
    return null;
  };
  const isOnTop = (number) => topRow()?.textContent.includes(number) ?? false;
  const header = (label) =>
    [...root.querySelectorAll('[role="columnheader"]')].find((one) =>
      one.textContent.includes(label),
    );
  const columnX = (label) => header(label)?.getBoundingClientRect().left;

  return {
    make(count) {
      data = makeOrders(count);
    },
    mount: () =>
      untilPainted(
        () => table.mount(data),
        () => texts().includes('SO-2611-'),
      ),
    /** Sorts by a column of numbers from the top of the table, until the least values are shown there. */
    async sort(key) {
      table.scroller().scrollTop = 0;
      await frame();
      await frame();
      const byNumber = new Map(data.map((row) => [row.number, row]));
      const [, , third] = data.map((row) => row[key]).sort((a, b) => a - b);
      return untilPainted(
        () => table.sort(key),
        () => byNumber.get(texts().match(/SO-2611-\d{6}/)?.[0])?.[key] <= third,
      );
    },
    hide: () =>
      untilPainted(
        () => table.hide('salesName'),
        () => header('Sales') === undefined,
      ),
    show: () =>
      untilPainted(
        () => table.show('salesName'),
        () => header('Sales') !== undefined,
      ),
    reorder() {
      const before = columnX('Customer');
      return untilPainted(
        () => table.reorder('customerName'),
        () => columnX('Customer') > before,
      );
    },
    selectAll: () =>
      untilPainted(
        () => table.selectAll(),
        () => table.isSelected(),
      ),
    async search() {
      if (table.search === undefined) return null;
      table.scroller().scrollTop = 0;
      const times = [];
      const typed = keystrokes(data);
      await table.prepareSearch?.();
      for (const { needle, number } of typed) {
        const time = await untilPainted(
          () => table.search(needle),
          () => isOnTop(number),
        );
        times.push(time);
      }
      await untilPainted(
        () => table.search(''),
        () => isOnTop(data[0].number),
      );
      return times;
    },
    nodes: () => root.querySelectorAll('*').length,
    async scroll(frames, step) {
      const scroller = table.scroller();
      const box = scroller.getBoundingClientRect();
      const deltas = [];
      let blank = 0;
      longTasks = 0;
      await frame();
      let last = performance.now();
      for (let index = 0; index < frames; index += 1) {
        scroller.scrollTop += step;
        await frame();
        const now = performance.now();
        deltas.push(now - last);
        last = now;
        const isBlank = [HEAD, box.height / 2, box.height - HEAD].some((y) => {
          const row = table.rowAt(document.elementFromPoint(box.left + 100, box.top + y));
          return row === null || row === undefined || row.textContent === '';
        });
        if (isBlank) blank += 1;
      }
      return { deltas, blank, longTasks };
    },
    async updates(ms) {
      const deltas = [];
      let isOn = true;
      longTasks = 0;
      let ticks = 0;
      let busy = 0;
      let last = performance.now();
      const watch = async () => {
        while (isOn) {
          await frame();
          const now = performance.now();
          deltas.push(now - last);
          last = now;
        }
      };
      const watching = watch();
      const end = performance.now() + ms;
      while (performance.now() < end) {
        const start = performance.now();
        data = data.slice();
        for (let count = 0; count < UPDATES_EACH_TICK; count += 1) {
          const at = Math.floor(random() * data.length);
          data[at] = { ...data[at], price: Math.floor(random() * 1e8) };
        }
        table.update(data);
        ticks += 1;
        busy += performance.now() - start;
        await new Promise((resolve) => setTimeout(resolve, 100 - (performance.now() - start)));
      }
      isOn = false;
      await watching;
      return { deltas, ticks, busy, longTasks };
    },
  };
}

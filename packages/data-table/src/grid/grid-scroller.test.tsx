import { PantauProvider, createMemoryStore } from '@pantau/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultQuery } from '../features/rows/query.ts';
import { GridScroller, type GridScrollerProps } from './grid-scroller.tsx';

/** The attributes of a table whose rows are known while the code of cards is in this state. */
function scrollerWith(cards: 'loading' | 'ready'): string {
  const props = {
    table: { status: 'ready', paged: true, page: 1, endless: null, shownQuery: defaultQuery },
    grid: { card: { height: 90 }, cards, startWidth: 0, endWidth: 0, layout: { center: {} } },
    placeholder: cards === 'ready' ? 'No rows' : null,
    attributes: {},
  } as unknown as GridScrollerProps<object>;
  const markup = renderToStaticMarkup(
    <PantauProvider locale="en" store={createMemoryStore()}>
      <GridScroller {...props} />
    </PantauProvider>,
  );
  return /<div data-scroller[^>]*>/.exec(markup)?.[0] ?? '';
}

describe('the part of the table that scrolls', () => {
  it('does not while the code of cards loads, since nothing in it can have focus (DT-404)', () => {
    expect(scrollerWith('loading')).toContain('data-empty="loading"');
    expect(scrollerWith('ready')).toContain('data-empty="ready"');
  });
});

import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyStyles } from '../lazy/lazy-styles.ts';
import { PantauProvider } from './pantau-provider.tsx';

describe('PantauProvider on a server', () => {
  it('renders its content without a DOM, with lazy styles loaded (CO-121)', () => {
    expect(lazyStyles('.part { color: red }', { part: 'part' })).toEqual({ part: 'part' });
    const html = renderToString(
      <PantauProvider locale="en" theme="light">
        Alerts
      </PantauProvider>,
    );
    expect(html).toContain('Alerts');
    expect(html).not.toContain('color: red');
  });
});

import { describe, expect, it } from 'vitest';
import { checkCompanyColors } from './company-colors.ts';

describe('the colours of a company', () => {
  it('are accepted if they are legible, or need little change (CO-217)', () => {
    expect(checkCompanyColors({ accent: '#2f47d0', menu: '#141920' })).toEqual([]);
    expect(checkCompanyColors({ accent: '#8a2b6a', menu: '#2a1526' })).toEqual([]);
    expect(checkCompanyColors({ accent: '#f57c00', menu: '#ffffff' })).toEqual([]);
    expect(checkCompanyColors({ accent: null, menu: null })).toEqual([]);
  });

  it('are refused if they would turn into another colour (CO-217)', () => {
    for (const accent of ['#ffe600', '#ffffff', '#c8f7c5']) {
      const [problem, ...others] = checkCompanyColors({ accent });
      expect(problem).toMatchObject({ color: 'accent', reason: 'illegible' });
      expect(others).toEqual([]);
      expect(checkCompanyColors({ accent: problem?.nearest })).toEqual([]);
    }
  });

  it('are refused in another notation (CO-217)', () => {
    expect(checkCompanyColors({ accent: 'red', menu: '#fff' })).toMatchObject([
      { color: 'accent', reason: 'malformed' },
      { color: 'menu', reason: 'malformed' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { changesOf, conflictsOf, mergeDraft } from './section-changes.ts';

const base = { tag: 'SATU', fax: '021 1', email: 'a@satu.example' as string | null, idle: 5 };
const draft = { ...base, tag: 'MINE', fax: '021 2' };
const theirs = { ...base, tag: 'THEIRS', idle: 9 };

describe('the changes of a draft', () => {
  it('are the fields that differ, of texts without surrounding spaces (CS-1)', () => {
    const typed = { ...base, tag: ' SATU ', fax: ' 021 2 ', email: ' ', idle: null };
    expect(changesOf(base, typed)).toEqual({ fax: '021 2', email: null, idle: null });
  });

  it('are contested where both have chosen another value (CS-4)', () => {
    expect(conflictsOf(base, draft, theirs)).toEqual([
      { field: 'tag', contested: true },
      { field: 'idle', contested: false },
    ]);
    expect(conflictsOf(base, { ...base, tag: ' THEIRS ' }, theirs)[0]?.contested).toBe(false);
  });
});

describe('merging a draft with what somebody else has saved', () => {
  it('keeps what only one of the two has changed (CS-4)', () => {
    const merged = mergeDraft(base, draft, theirs, new Set(['tag']));
    expect(merged).toEqual({ ...base, tag: 'MINE', fax: '021 2', idle: 9 });
  });

  it('takes their value of a contested field that the user gives up (CS-4)', () => {
    const merged = mergeDraft(base, draft, theirs, new Set());
    expect(merged).toEqual({ ...base, tag: 'THEIRS', fax: '021 2', idle: 9 });
  });
});

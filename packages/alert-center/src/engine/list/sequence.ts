/** A range of the company's sequence: after `from`, up to and including `to`. */
export interface SequenceRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The known numbers of the company's sequence: everything up to `head`, and ranges beyond it. While there
 * are such ranges, there is a gap.
 */
export interface Sequence {
  /** Null until the first number is known. */
  readonly head: number | null;
  /** In order; neither adjacent to one another nor to `head`. */
  readonly ahead: readonly SequenceRange[];
}

export const unknownSequence: Sequence = { head: null, ahead: [] };

function joined(ranges: readonly SequenceRange[]): readonly SequenceRange[] {
  const result: SequenceRange[] = [];
  for (const next of [...ranges].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = result.at(-1);
    if (last !== undefined && next.from <= last.to) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    } else {
      result.push(next);
    }
  }
  return result;
}

/** Marks the numbers after `from` up to `to` as known. The first range ever known sets the head. */
export function addRange(sequence: Sequence, from: number, to: number): Sequence {
  if (sequence.head === null) return { head: to, ahead: [] };
  if (to <= sequence.head) return sequence;
  if (from <= sequence.head && sequence.ahead.length === 0) return { head: to, ahead: [] };
  let head = sequence.head;
  const ahead: SequenceRange[] = [];
  for (const range of joined([...sequence.ahead, { from, to }])) {
    if (range.from <= head) head = Math.max(head, range.to);
    else ahead.push(range);
  }
  return { head, ahead };
}

/** Marks the range as unknown, so that it is requested again, at least up to `to`. */
export function reopen(sequence: Sequence, from: number, to: number): Sequence {
  const { head, ahead } = sequence;
  if (head === null || from >= to) return sequence;
  const rest = [{ from: Number.NEGATIVE_INFINITY, to: head }, ...ahead].flatMap((range) => {
    if (range.to <= from || range.from >= to) return [range];
    const below = { from: range.from, to: from };
    // Possibly empty, but its end still marks that there is something to request.
    const above = { from: Math.min(to, range.to), to: range.to };
    return range.from < from ? [below, above] : [above];
  });
  const [known, ...beyond] = rest;
  return { head: known?.to ?? head, ahead: joined(beyond) };
}

/** Resets the head, higher or lower than before; ranges beyond it stay known. */
export function restartAt(sequence: Sequence, head: number): Sequence {
  return sequence.ahead.reduce<Sequence>((next, { from, to }) => addRange(next, from, to), {
    head,
    ahead: [],
  });
}

/** Whether the number is known, so that another event with it is a duplicate. */
export function isKnownSeq(sequence: Sequence, seq: number): boolean {
  if (sequence.head === null) return false;
  if (seq <= sequence.head) return true;
  return sequence.ahead.some((range) => range.from < seq && seq <= range.to);
}

export function hasGap(sequence: Sequence): boolean {
  return sequence.ahead.length > 0;
}

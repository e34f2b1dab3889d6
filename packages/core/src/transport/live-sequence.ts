/**
 * Which part of a company's sequence has been heard. Pure: a state goes in, the next one comes out.
 *
 * Every sequenced message covers the numbers after `prevSeq` up to and including `seq`. The head is
 * the number up to which nothing is missing. What comes beyond a hole is remembered as an island
 * until somebody fetches what the hole held and calls `heal`.
 */
export interface LiveSequence {
  /** Nothing is missing up to here; `null` before the first message or load. */
  readonly head: number | null;
  /**
   * Where listening began, while nobody has loaded up to it: what lies before was never heard.
   * `null` once a load reached it.
   */
  readonly unloadedUpTo: number | null;
  /** Stretches heard beyond a hole, in order and apart from each other. */
  readonly islands: readonly Stretch[];
}

export interface Stretch {
  /** Exclusive. */
  readonly prevSeq: number;
  /** Inclusive. */
  readonly seq: number;
}

export interface LiveGap {
  /** The last number that is certain; what came after it must be fetched. */
  readonly since: number;
  /** At least up to here. */
  readonly upTo: number;
  /** The server counts anew: nothing known from before holds, load everything again. */
  readonly isReset: boolean;
}

export interface SequenceStep {
  readonly sequence: LiveSequence;
  /** `ahead`: beyond a hole, to be shown all the same. */
  readonly outcome: 'applied' | 'duplicate' | 'ahead';
  /** Only when a hole was found that was not known yet. */
  readonly gap: LiveGap | null;
}

export const emptySequence: LiveSequence = { head: null, unloadedUpTo: null, islands: [] };

/** Moves the head over every island that it touches. */
function absorb(head: number, islands: readonly Stretch[]): Pick<LiveSequence, 'head' | 'islands'> {
  let reached = head;
  const left = islands.filter((island) => {
    if (island.prevSeq > reached) return true;
    reached = Math.max(reached, island.seq);
    return false;
  });
  return { head: reached, islands: left };
}

/** Adds a stretch, joining those that touch or overlap. */
function addIsland(islands: readonly Stretch[], added: Stretch): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const next of [...islands, added].sort((a, b) => a.prevSeq - b.prevSeq || a.seq - b.seq)) {
    const last = joined.at(-1);
    if (last === undefined || next.prevSeq > last.seq) joined.push(next);
    else joined[joined.length - 1] = { ...last, seq: Math.max(last.seq, next.seq) };
  }
  return joined;
}

/**
 * Takes in a message's stretch.
 *
 * @param startsConnection it is the first PONG of a new connection, whose number cannot lie before
 *   what was heard earlier unless the server lost its memory
 */
export function receive(
  sequence: LiveSequence,
  { prevSeq, seq }: Stretch,
  startsConnection = false,
): SequenceStep {
  const { head, unloadedUpTo, islands } = sequence;
  if (head === null) {
    const begun = { head: seq, unloadedUpTo: prevSeq, islands };
    return { sequence: begun, outcome: 'applied', gap: null };
  }
  if (startsConnection && seq < head) {
    const begun = { head: seq, unloadedUpTo: seq, islands: [] };
    const gap = { since: 0, upTo: seq, isReset: true };
    return { sequence: begun, outcome: 'applied', gap };
  }
  if (prevSeq <= head) {
    const isNew = seq > head || prevSeq === seq;
    if (!isNew || seq < head) return { sequence, outcome: 'duplicate', gap: null };
    const next = { unloadedUpTo, ...absorb(seq, islands) };
    return { sequence: next, outcome: 'applied', gap: null };
  }
  if (islands.some((island) => island.prevSeq <= prevSeq && seq <= island.seq)) {
    return { sequence, outcome: 'duplicate', gap: null };
  }
  const next = { head, unloadedUpTo, islands: addIsland(islands, { prevSeq, seq }) };
  const gap = islands.length > 0 ? null : { since: head, upTo: seq, isReset: false };
  return { sequence: next, outcome: 'ahead', gap };
}

/** Takes in that everything up to `loaded` has been fetched. Names the hole that is left, if any. */
export function heal(
  sequence: LiveSequence,
  loaded: number,
): { readonly sequence: LiveSequence; readonly gap: LiveGap | null } {
  const { head, unloadedUpTo, islands } = sequence;
  if (head !== null && unloadedUpTo !== null && loaded < unloadedUpTo) {
    return { sequence, gap: { since: loaded, upTo: unloadedUpTo, isReset: false } };
  }
  const next = { unloadedUpTo: null, ...absorb(Math.max(head ?? loaded, loaded), islands) };
  const beyond = next.islands.at(-1);
  const gap =
    beyond === undefined ? null : { since: next.head ?? 0, upTo: beyond.seq, isReset: false };
  return { sequence: next, gap };
}

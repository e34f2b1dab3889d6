import type { ReactElement } from 'react';
import css from './empty-state.module.css';

export type StateArt = 'done' | 'nothing' | 'broken' | 'offline';

const shape = (d: string): { d: string; style: object } => ({
  d,
  // See Icon: a host's `* { all: revert }` overrides the attribute.
  style: { d: `path("${d}")` },
});

interface Strokes {
  /** Hairlines of the background. */
  readonly line: string;
  /** The subject. */
  readonly ink: string;
  readonly fill: string;
}

/** Drawn on a 120 × 72 grid. */
const pictures: Readonly<Record<StateArt, Strokes>> = {
  done: {
    line: 'M4 66h112M4 56c9-2 12-8 21-8 8 0 11 3 19 2 9-1 12-9 22-9 9 0 12 6 20 5 8-1 12-6 20-8',
    ink: 'M54 20.5l4.6 4.6L67 16.5',
    fill: 'M54 8h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z',
  },
  nothing: {
    line: 'M28 30h64v14H28zM28 50h64v14H28z',
    ink: 'M36 17h18M78 17h6',
    fill: 'M31 10h58a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H31a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3z',
  },
  broken: {
    line: 'M12 36h32M76 36h32',
    ink: 'M48 29l7 7-7 7M72 29l-7 7 7 7',
    fill: 'M4 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0M108 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  offline: {
    line: 'M4 66h112M60 38v28M48 66l12-28 12 28M53 54h14',
    ink: 'M48 14l24 24M52.5 21a11 11 0 0 0-1 13M68 31a11 11 0 0 0 1-13M46 15a19 19 0 0 0-2 24M76 37a19 19 0 0 0 1-22',
    fill: 'M57 28a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
};

export function StatePicture({ art }: { readonly art: StateArt }): ReactElement {
  const { line, ink, fill } = pictures[art];
  return (
    <svg
      viewBox="0 0 120 72"
      width={120}
      height={72}
      className={css.art}
      aria-hidden
      focusable="false"
    >
      <path className={css.line} {...shape(line)} data-dashed={art === 'nothing' || undefined} />
      <path className={css.fill} {...shape(fill)} />
      <path className={css.ink} {...shape(ink)} />
    </svg>
  );
}

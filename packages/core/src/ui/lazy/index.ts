export { type Lazy, createLazy } from '../../lazy/lazy.ts';
export { LazyPart, type LazyPartProps } from './lazy-part.tsx';
export { type LazyOptions, useReportLoadFailure } from './use-lazy.ts';

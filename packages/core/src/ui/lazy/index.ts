export { type Lazy, createLazy } from '../../lazy/lazy.ts';
export { LazyPart, type LazyPartProps } from './lazy-part.tsx';
export { type LazyRequirement, LazyRequirementContext } from './lazy-requirement.ts';
export { type LazyOptions, useReportLoadFailure } from './use-lazy.ts';

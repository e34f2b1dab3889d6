export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export type { StateArt } from './state-art.tsx';

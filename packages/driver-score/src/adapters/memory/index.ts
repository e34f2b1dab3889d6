/** Driver scores in memory, for stories, tests and pages without a server. */
export {
  type MemoryScoreOptions,
  type MemoryScoreSource,
  createMemoryScoreSource,
} from './memory-score-source.ts';
export {
  type MemoryDriver,
  type MemoryDriving,
  type MemoryScoreAlert,
  type MemoryScoreWorld,
  createMemoryScoreWorld,
  defaultScoreSettings,
} from './score-world.ts';

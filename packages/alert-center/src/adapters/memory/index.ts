/** In-memory adapters of the ports over a scripted company, for stories, tests and demos. */
export type { CameraView } from '../../engine/evidence/camera.ts';
export type { ClipFile } from '../../engine/evidence/evidence-state.ts';
export type { AlertOverrides } from './make-alert.ts';
export {
  type HistoryMethod,
  type MemoryAlertHistory,
  type MemoryAlertHistoryOptions,
  createMemoryAlertHistory,
} from './memory-alert-history.ts';
export {
  type MemoryAlertSource,
  type MemoryAlertSourceOptions,
  createMemoryAlertSource,
} from './memory-alert-source.ts';
export {
  type HandoverMethod,
  type MemoryHandover,
  type MemoryHandoverOptions,
  createMemoryHandover,
} from './memory-handover.ts';
export { type MemoryBrandSource, createMemoryBrandSource } from './memory-brand-source.ts';
export {
  type MemoryCamera,
  type MemoryCameraKind,
  type MemoryCameraOptions,
  memoryCameras,
} from './memory-camera.ts';
export {
  type EvidenceMethod,
  type MemoryEvidenceSource,
  type MemoryEvidenceSourceOptions,
  createMemoryEvidenceSource,
} from './memory-evidence-source.ts';
export {
  type MemoryMethod,
  type MemoryWorld,
  type MemoryWorldOptions,
  createMemoryWorld,
} from './memory-world.ts';
export { type DemoUser, demoUsers } from './world-users.ts';
export type { WorldScenario } from './world-script.ts';

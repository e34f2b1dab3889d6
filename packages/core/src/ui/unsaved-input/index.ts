export type { LeaveAttempt, LeaveGuard } from './leave-guard.ts';
export type { LeaveTexts } from './leave-prompt.tsx';
export {
  type UnsavedInput,
  type UnsavedInputOptions,
  useUnsavedInput,
} from './use-unsaved-input.tsx';

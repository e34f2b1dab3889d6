/** The contract suites of the shell's ports, for implementers. */
export type { TestFramework } from '@pantau/core/testing';
export {
  type AnnouncementSourceContractOptions,
  announcementSourceContract,
} from './announcements/announcement-source-contract.ts';
export {
  AnnouncementContractViolation,
  type AnnouncementHarness,
  type PublishedAnnouncement,
} from './announcements/harness.ts';
export {
  PromptContractViolation,
  type PromptSourceContractOptions,
  type PromptSourceHarness,
  promptSourceContract,
} from './prompts/prompt-source-contract.ts';
export {
  PaletteContractViolation,
  type PaletteSourceContractOptions,
  type PaletteSourceHarness,
  paletteSourceContract,
} from './palette/palette-source-contract.ts';
